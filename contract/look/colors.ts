// Colours in OKLCH, whose lightness matches perception, and the contrast of WCAG.

/** '#rrggbb' */
export type Hex = string;
/** Lightness 0–1, chroma from 0, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Triple = [number, number, number];

const channels = (hex: Hex): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple;

const toLinear = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number): number =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const written = (triple: Triple): Hex =>
  `#${triple
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Uses the matrices of https://bottosson.github.io/posts/oklab/ */
export function oklchOf(hex: Hex): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const bb = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return {
    l: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
}

const isShown = (triple: Triple): boolean => triple.every((value) => value >= -0.000_5 && value <= 1.000_5);

/** If a colour is too vivid for screens, it loses chroma, but keeps its lightness and hue. */
export function hexOf(color: Oklch): Hex {
  let [low, high] = [0, color.c];
  if (isShown(linearOf(color))) low = high;
  while (high - low > 0.000_5) {
    const c = (low + high) / 2;
    if (isShown(linearOf({ ...color, c }))) low = c;
    else high = c;
  }
  return written(linearOf({ ...color, c: low }).map((value) => fromLinear(Math.max(0, value))) as Triple);
}

/** Mixes two colours as CSS does with `color-mix(in srgb, one share, other)`. @param share of `one`, 0–1 */
export function mixed(one: Hex, share: number, other: Hex): Hex {
  const [first, second] = [channels(one), channels(other)];
  return written(first.map((value, at) => value * share + (second[at] ?? 0) * (1 - share)) as Triple);
}

function luminanceOf(hex: Hex): number {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrastOf(one: Hex, other: Hex): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
