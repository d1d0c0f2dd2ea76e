import styles from "./SiteMap.module.css";

const contours = [
  "M-20 470C220 380 330 500 560 450S900 300 1300 390",
  "M-20 400C210 310 350 420 570 370S920 220 1300 310",
  "M-20 330C200 250 370 340 580 290S940 150 1300 230",
  "M-20 262C190 190 390 262 590 214S960 84 1300 152",
  "M-20 196C180 130 410 186 600 142S980 26 1300 78",
  "M-20 132C170 76 430 112 610 72S1000 -30 1300 8",
];
const trees = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => ({ x: 820 + column * 46 + row * 18, y: 330 - column * 11 + row * 44 })),
);

export function PaperMap() {
  return (
    <svg
      className={styles.paper}
      viewBox="0 0 1280 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
    >
      {contours.map((d) => (
        <path key={d} className={styles.contour} d={d} />
      ))}
      <path className={styles.stream} d="M-20 560C160 520 260 590 430 556S700 470 860 520 1120 560 1300 520" />
      <path className={styles.lane} d="M250 640C300 520 470 520 520 430S560 320 640 300" />
      {trees.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.tree} cx={x} cy={y} r="11" />
      ))}
      <path
        className={styles.pin}
        d="M640 300C634 276 596 252 596 214a44 44 0 1 1 88 0C684 252 646 276 640 300ZM640 198a15 15 0 1 0 0 30 15 15 0 0 0 0-30"
      />
    </svg>
  );
}
