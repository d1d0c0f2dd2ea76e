import { writeFileSync, mkdirSync } from "node:fs";
import sharp from "sharp";
import { poly, rect, sheet, smooth, n1 } from "./kit.ts";
import type { P, Sheet } from "./kit.ts";
import { C, circle, ellipse, letters, roundRect } from "./club.ts";
const out = new URL("../pictures/", import.meta.url).pathname;
mkdirSync(out, { recursive: true });
const W = "#1f4f7a";
const scenes: Record<string, () => Sheet> = {
  // Ortskasse: a coin rising over hills
  "logo-ortskasse": () => {
    const s = sheet(900, 300, 1);
    const b = "#1d4e6b";
    s.clip(roundRect(20, 40, 220, 220, 48), () => {
      s.fill(rect(20, 40, 220, 220), b);
      s.fill(circle(130, 150, 62), "#f0b43c");
      s.fill(circle(130, 150, 44), "none");
      s.line(circle(130, 150, 44), "#fff4d4", 7);
      s.fill("M20 210C70 150 110 178 140 196C170 214 205 170 240 182V260H20Z", "#2f7f66");
      s.fill("M20 236C80 196 120 222 160 228C190 232 214 214 240 216V260H20Z", "#1a5a4a");
    });
    s.fill(letters("Ortskasse", 278, 148, 118, { font: "oswald", weight: 600 }), b);
    s.fill(letters("Talblick", 280, 246, 92, { font: "oswald", weight: 300 }), b);
    return s;
  },
  "logo-naehwerk": () => {
    const s = sheet(720, 300, 2);
    const k = "#2b2733",
      r = "#b5382c";
    s.fill(letters("NÄHWERK", 360, 150, 128, { align: "middle", weight: 700, spacing: 0.05 }), k);
    // a seam with stitches, and a needle
    for (let i = 0; i < 15; i++) s.line(`M${62 + i * 36} 190h20`, r, 9);
    s.line("M606 190C630 190 640 176 660 164", r, 5);
    s.fill(
      poly([
        [640, 178],
        [712, 128],
        [706, 118],
      ]),
      k,
    );
    s.fill(letters("MÜHLGASSE", 360, 262, 52, { align: "middle", weight: 400, spacing: 0.28 }), k);
    return s;
  },
  "logo-krumm-kruste": () => {
    const s = sheet(760, 340, 3);
    const br = "#6b3a1c",
      g = "#c9822f";
    // a croissant-like loaf with cuts
    s.fill(
      "M190 150C190 66 300 24 380 24C460 24 570 66 570 150C570 168 546 172 520 160C476 140 428 132 380 132C332 132 284 140 240 160C214 172 190 168 190 150Z",
      g,
    );
    for (const [x, y, a] of [
      [262, 92, -24],
      [330, 66, -10],
      [400, 60, 4],
      [468, 72, 18],
      [526, 104, 32],
    ] as const)
      s.add(
        `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-6 -22C10 -8 10 20 -2 40" fill="none" stroke="#fff3da" stroke-width="11" stroke-linecap="round"/></g>`,
      );
    s.fill(letters("KRUMM & KRUSTE", 380, 256, 96, { align: "middle", weight: 600, spacing: 0.03 }), br);
    s.fill(letters("BACKSTUBE AM MARKT", 380, 318, 40, { align: "middle", weight: 500, spacing: 0.28 }), br);
    return s;
  },
  "logo-ampersand": () => {
    const s = sheet(820, 280, 4);
    const y = "#f2c230",
      k = "#20242e";
    s.fill(roundRect(20, 30, 220, 220, 110), k);
    s.fill(letters("&", 128, 208, 190, { align: "middle", weight: 700 }), y);
    s.fill(
      poly([
        [196, 36],
        [150, 118],
        [182, 118],
        [164, 180],
        [222, 88],
        [188, 88],
        [210, 36],
      ]),
      y,
    );
    s.line("M196 36L150 118L182 118L164 180L222 88L188 88L210 36Z", k, 9);
    s.fill(letters("Elektro", 272, 132, 84, { weight: 300 }), k);
    s.fill(letters("Ampersand", 270, 228, 104, { weight: 600 }), k);
    return s;
  },
  "logo-querholz": () => {
    const s = sheet(700, 320, 5);
    const g = "#2f5a3c",
      w = "#b98550";
    s.fill(
      poly([
        [120, 178],
        [350, 34],
        [580, 178],
        [540, 178],
        [350, 62],
        [160, 178],
      ]),
      w,
    );
    s.fill(rect(340, 62, 20, 116), w);
    s.fill(
      poly([
        [228, 136],
        [244, 126],
        [350, 178],
        [318, 178],
      ]),
      w,
    );
    s.fill(
      poly([
        [472, 136],
        [456, 126],
        [350, 178],
        [382, 178],
      ]),
      w,
    );
    s.fill(rect(90, 178, 520, 20), w);
    s.fill(letters("QUERHOLZ", 350, 290, 92, { align: "middle", weight: 700, spacing: 0.08 }), g);
    return s;
  },
  "logo-rasenstueck": () => {
    const s = sheet(860, 300, 6);
    const g = "#3a7a3e",
      d = "#1f4a2c";
    const blades: [number, number, number][] = [
      [60, 150, -34],
      [90, 110, -20],
      [120, 60, -8],
      [152, 40, 4],
      [184, 84, 18],
      [212, 126, 34],
    ];
    for (const [x, top, lean] of blades)
      s.fill(
        `M${132 + (x - 132) * 0.5} 240C${132 + (x - 132) * 0.7} ${top + 90} ${x + lean * 0.3} ${top + 40} ${x + lean} ${top}C${x + lean * 0.6 + 16} ${top + 60} ${150 + (x - 132) * 0.6} ${top + 100} ${150 + (x - 132) * 0.5} 240Z`,
        x % 60 ? g : d,
      );
    s.line("M40 246H236", d, 10);
    s.fill(circle(184, 74, 15), "#e8b72f");
    s.fill(letters("Rasenstück", 272, 168, 112, { weight: 500 }), d);
    s.fill(letters("GÄRTNEREI IM TAL", 276, 234, 42, { weight: 500, spacing: 0.2 }), g);
    return s;
  },
  "logo-speiche": () => {
    const s = sheet(800, 280, 7);
    const o = "#d6562b",
      k = "#2a2a33";
    s.line(circle(140, 140, 104), k, 18);
    s.line(circle(140, 140, 18), o, 14);
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2 - Math.PI / 2;
      s.line(
        `M${n1(140 + Math.cos(a) * 26)} ${n1(140 + Math.sin(a) * 26)}L${n1(140 + Math.cos(a) * 94)} ${n1(140 + Math.sin(a) * 94)}`,
        o,
        8,
      );
    }
    s.fill(letters("SPEICHE 7", 272, 152, 96, { weight: 700 }), k);
    s.fill(letters("FAHRRÄDER", 274, 214, 46, { weight: 500, spacing: 0.22 }), o);
    return s;
  },
  "logo-rechtsrum": () => {
    const s = sheet(800, 280, 8);
    const b = "#1f5fa8";
    s.fill(circle(136, 140, 112), b);
    s.line("M92 196V150C92 118 112 102 142 102H156", "#fff", 26);
    s.fill(
      poly([
        [150, 62],
        [206, 102],
        [150, 142],
      ]),
      "#fff",
    );
    s.fill(letters("Rechtsrum", 272, 150, 100, { weight: 600 }), "#22303f");
    s.fill(letters("FAHRSCHULE", 275, 214, 46, { weight: 500, spacing: 0.22 }), b);
    return s;
  },
};
for (const [name, draw] of Object.entries(scenes)) {
  const svg = draw().svg();
  await sharp(Buffer.from(svg), { density: 72 })
    .trim({ threshold: 0 })
    .resize({ height: 200 })
    .png({ palette: true, colours: 24, compressionLevel: 9, effort: 10 })
    .toFile(`${out}${name}.png`);
}
