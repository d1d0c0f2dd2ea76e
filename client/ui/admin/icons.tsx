// The admin layer's icons: 20 px, one stroke width, in the colour of the text.
const paths = {
  key: "M12.5 11.5a4 4 0 1 0-4-4c0 .5.1 1 .3 1.4L3.5 14.2V17h2.8v-1.8h1.8v-1.8l1.9-1.9c.8.3 1.6.4 2.5 0M13.3 6.7h.01",
  logout: "M8 4H4.5v12H8M8.5 10H17m-3-3.5 3.5 3.5-3.5 3.5",
  edit: "M4 16h3l8.5-8.5-3-3L4 13zM11 6l3 3",
  trash: "M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.5 9v4.5M11.5 9v4.5",
  up: "M10 16V4.5M5 9l5-5 5 5",
  down: "M10 4v11.5M5 11l5 5 5-5",
  plus: "M10 4v12M4 10h12",
  untag: "M4 4h6l6.2 6.2-6 6L4 10zM7.2 7.2h.01M3 16.5 16.5 3",
  close: "M5 5l10 10M15 5 5 15",
  picture: "M3.5 4.5h13v11h-13zM3.5 13l3.5-3.5 3.5 3.5 2-2 4 3.5M12.5 8h.01",
  check: "M4.5 10.5 8.5 14.5 15.5 6",
  swap: "M4 8h11m-3-3.5L15.5 8 12 11.5M16 12.5H5M8 9.5l-3.5 3L8 16",
  text: "M4 5.5h12M4 9h12M4 12.5h8",
  list: "M7 5.5h9M7 10h9M7 14.5h9M3.8 5.5h.01M3.8 10h.01M3.8 14.5h.01",
  settings:
    "M4 6h6m4 0h2M4 14h2m4 0h6M12 4.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4M8 12.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4",
  search: "M9 4a5 5 0 1 1 0 10A5 5 0 0 1 9 4m3.7 8.7L16.5 16.5",
  calendar: "M4 5.5h12v11H4zM4 9h12M7.5 3.5v3M12.5 3.5v3",
  chevron: "M6 8l4 4 4-4",
  external: "M11 4h5v5M16 4l-7 7M14 11.5V16H4V6h4.5",
  grid: "M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z",
  info: "M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M10 9.2v4M10 6.6h.01",
  download: "M10 4v8.5M6.5 9l3.5 3.5L13.5 9M4 16h12",
  upload: "M10 12.5V4M6.5 7.5 10 4l3.5 3.5M4 16h12",
  tag: "M4 4h6l6.2 6.2-6 6L4 10zM7.2 7.2h.01",
  resize: "M15.5 5v10.5H5M15.5 10v5.5H10",
  windows: "M3.5 4h9v8h-9zM3.5 6.5h9M9 12v4h7.5V8h-4",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  drag: "M8 5h.01M8 10h.01M8 15h.01M12 5h.01M12 10h.01M12 15h.01",
  history: "M3.5 4.5V8H7M4 7.6A6.5 6.5 0 1 1 3.5 11M10 6.5V10l2.5 1.5",
  retry: "M15.5 8A6 6 0 1 0 16 10.5M16 4.5V8h-3.5",
  video: "M3.5 5.5h9v9h-9zM12.5 9l4-2.5v7l-4-2.5",
  audio: "M8 14.5V5l7-1.5v9M8 14.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0M15 12.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0",
  document: "M5.5 3.5h6l3.5 3.5v9.5h-9.5zM11.5 3.5V7H15M8 10.5h4.5M8 13.5h4.5",
  mail: "M3.5 5h13v10h-13zM3.8 5.6 10 10.5l6.2-4.9",
  unread: "M16.5 9.5V15h-13V5h7M3.8 5.6 10 10.5l2.6-2M15 3.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2",
  reply: "M8 5 3.5 9.5 8 14M4 9.5h7a5 5 0 0 1 5 5V15.5",
  phone:
    "M5 3.8h2.6l1.2 3-1.6 1.3a9 9 0 0 0 4.2 4.3l1.4-1.6 3 1.2v2.6a1.4 1.4 0 0 1-1.5 1.4A11.2 11.2 0 0 1 3.6 5.3 1.4 1.4 0 0 1 5 3.8",
  people:
    "M7.5 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M3 16c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M12.6 5a2.3 2.3 0 1 1 .6 4.5M14.5 12.2c1.6.4 2.7 1.7 2.7 3.8",
  chart: "M3.5 3.5v13h13M7 13.5v-3M10.5 13.5v-7M14 13.5v-4.5",
  components: "M3.5 3.5h5.5v5.5H3.5zM3.5 11h5.5v5.5H3.5zM11 11h5.5v5.5H11zM13.8 3.5v5.5M11 6.3h5.5",
  bell: "M5.5 14.5h9M6.5 14.5V9a3.5 3.5 0 0 1 7 0v5.5M10 5.5V4M8.8 16.8a1.4 1.4 0 0 0 2.4 0",
  shop: "M4.5 7.5h11l1 9h-13zM7.5 9.5V6a2.5 2.5 0 0 1 5 0v3.5",
  pin: "M10 17C9.5 14 5 11.5 5 8a5 5 0 0 1 10 0c0 3.5-4.5 6-5 9M10 6.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2",
  share:
    "M14 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M6 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4M14 12.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M7.8 9 12.2 6.5M7.8 11l4.4 2.5",
  copy: "M7.5 7.5h9v9h-9zM4 12.5H3.5v-9h9V4",
  eye: "M2.5 10s2.8-5 7.5-5 7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5M10 7.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6",
  quote:
    "M4 12.5c0-4 1.5-6 4-7M4 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0M12 12.5c0-4 1.5-6 4-7M12 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0",
  folder: "M3.5 5.5h5l1.5 2h6.5v8h-13z",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
