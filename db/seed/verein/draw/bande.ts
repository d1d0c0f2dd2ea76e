import sharp from "sharp";
import { mix, poly, rect, sheet } from "./kit.ts";
import type { P } from "./kit.ts";
import { C, at, ball, chalk, ellipse, goal, letters, player, px, stripes, turf, HOME } from "./club.ts";
import type { Cam } from "./club.ts";
import { clouds, clubhouse, heaven, hedge, hills, village, flag } from "./land.ts";
import { print } from "./print.ts";
function players(): void {
  for (const [X, Z2, pose, flip] of [
    [-9, 24, "hips", false],
    [-5.5, 19, "run", false],
    [-12, 27, "stand", true],
    [-3, 30, "stand", false],
  ] as const) {
    const [x2, y2] = at(c, X, Z2);
    player(s, x2, y2, px(c, Z2, 1.8), { pose, flip, kit: HOME, shadow: [0.3, 0.03], haze: 0.12, fog: "#dfead5" });
  }
}
const s = sheet(1500, 1000, 417);
const hy = 360;
heaven(s, "golden", hy + 30);
clouds(
  s,
  "golden",
  [
    [300, 90, 560],
    [1190, 120, 520],
    [760, 190, 640],
  ],
  0.85,
);
s.glow(1150, 330, 560, "#ffdc96", 0.7);
hills(s, "golden", hy + 4, 120);
village(s, "golden", 330, hy + 6, 46, 8);
hedge(s, "golden", hy + 20, 84);
const c: Cam = { hy, cx: 750, f: 1150, h: 1.5 };
s.fill(rect(0, hy + 30, 1500, 640), "#6f9a58");
clubhouse(s, "golden", 930, hy + 58, 330, {});
flag(s, 1330, hy + 56, 130, [C.brick, C.cream]);
players();

// the row of boards at 6.4 m, 0.9 m high
const Z = 4.6;
const [, base] = at(c, 0, Z);
const [, top] = at(c, 0, Z, 0.72);
const adverts: [string, string, string, number][] = [
  ["Rechtsrum", "#1f5fa8", "#ffffff", 0.36],
  ["KRUMM & KRUSTE", "#6b3a1c", "#f6dfae", 0.3],
  ["Ortskasse Talblick", "#f4ead4", "#1d4e6b", 0.32],
  ["SPEICHE 7", "#d6562b", "#fff3df", 0.34],
  ["QUERHOLZ", "#2f5a3c", "#f0dcb2", 0.36],
];
const widths = [310, 410, 440, 290, 300];
let x = -130;
const h = base - top;
s.fill(ellipse(750, base + 8, 900, 20), "#24482f", 0.45);
adverts.forEach(([text, bg, ink, k], i) => {
  const w = widths[i] ?? 300;
  const q: P[] = [
    [x, top],
    [x + w - 8, top],
    [x + w - 8, base],
    [x, base],
  ];
  s.fill(poly(q), bg);
  s.clip(poly(q), () => {
    s.fill(rect(x, top, w, h * 0.12), mix(bg, "#ffffff", 0.25), 0.6);
    s.fill(rect(x, base - h * 0.22, w, h * 0.22), mix(bg, "#1c1a2a", 0.4), 0.4);
    for (let n = 0; n < 60; n++)
      s.fill(rect(x + s.r() * w, base - s.r() * s.r() * h * 0.5, 2 + s.r() * 5, 2 + s.r() * 3), "#4a3a26", 0.25);
  });
  s.fill(letters(text, x + (w - 8) / 2, base - h * 0.33, h * k, { align: "middle", spacing: 0.02 }), ink);
  s.line(`M${x + 6} ${top}V${top - 4}`, "#5b5a62", 6);
  for (const p of [x + 30, x + w - 38]) s.line(`M${p} ${base - 4}V${base + 18}`, "#4a4750", 9);
  x += w;
});
// rail behind, with a scarf
// people leaning on the rail behind the boards: heads and shoulders
// turf in front
stripes(s, c, 2.2, Z - 0.1, 0.9, "#44854f", "#539759", "#d9c27c", 0.25);
s.fill(rect(0, base + 14, 1500, 1000), "none");
turf(s, c, 2.0, Z - 0.05, ["#2f6a45", "#6aa05a", "#b9c468", "#dccb7c"], 2600, 0.07, 0.6);
chalk(s, c, [-6, 3.1], [6, 3.1], 0.1);
const [bx, by] = at(c, 0.62, 2.95);
s.fill(ellipse(bx + 26, by + 4, 92, 15), "#1f4a33", 0.5);
ball(s, bx, by - 58, 64, { turn: [0.3, 0.5, 0.7], light: [0.4, -0.6] });
turf(s, c, 2.0, 2.6, ["#2f6a45", "#6aa05a", "#c4c46c"], 500, 0.09, 0.8);
const { data, info } = await sharp(Buffer.from(s.svg()), { density: 72 * 1.1, unlimited: true })
  .resize(1650, 1100, { fit: "fill" })
  .flatten({ background: "#f6ead2" })
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const p = print({ data, width: info.width, height: info.height }, 555, 1.2, 6);
await sharp(p.data as Uint8Array, { raw: { width: info.width, height: info.height, channels: 3 } })
  .jpeg({ quality: 70, mozjpeg: true, progressive: true })
  .toFile(new URL("../pictures/bande.jpg", import.meta.url).pathname);
