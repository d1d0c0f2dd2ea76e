import type { Means } from "#contract/blocks/way/means.ts";

const paths: Record<Means, string> = {
  train:
    "M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2ZM5 11h14M12 4v7M8.5 14h.01M15.5 14h.01M8 17l-2 3M16 17l2 3",
  tram: "M8 7h8a2 2 0 0 1 2 2v6a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V9a2 2 0 0 1 2-2ZM6 13h12M9 15.5h.01M15 15.5h.01M9 18l-2 2.5M15 18l2 2.5M12 7V3.5M9 3.5h6",
  bus: "M6 4h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM5 12h14M8 14.5h.01M16 14.5h.01M7 17v2.5M17 17v2.5M9 6.5h6",
  ferry:
    "M12 3v3M8 6h8v4M8 6v4M4 12l8-3 8 3-2 5M4 12l2 5M3 19c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1",
  bike: "M6 12.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM18 12.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM6 16l3.5-6H15l3 6M6 16h6l-2.5-6L9 7.5M12 16l3-6-1-3h2.5M7.5 7.5h3",
  car: "M4 16v-4l2-5.5a1 1 0 0 1 1-.7h10a1 1 0 0 1 1 .7l2 5.5v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM4 12h16M7.5 14.5h.01M16.5 14.5h.01M6.5 17v2M17.5 17v2",
  foot: "M13 3.2a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2M12.5 9l-1 5.5 3 2.5 1 4M11.5 14.5 10 17.5 7.5 21M12.5 9 9 10.5 8 13.5M12.5 9l2 2.5 3 1",
};

export function MeansIcon({ by }: { by: Means }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[by]} />
    </svg>
  );
}
