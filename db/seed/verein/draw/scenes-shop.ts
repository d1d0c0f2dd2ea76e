import { blob, mix, poly, rect, sheet, smooth, taper } from "./kit.ts";
import type { P, Sheet } from "./kit.ts";
import { C, ball, circle, ellipse, letters, roundRect } from "./club.ts";
import { badge, jersey } from "./scenes-still.ts";

function ground(seed: number): Sheet {
  const s = sheet(1200, 1500, seed);
  s.fill(
    rect(0, 0, 1200, 1500),
    s.lin(
      [0, 0],
      [0, 1500],
      [
        [0, "#f8f0dc"],
        [0.7, "#f4e8cd"],
        [1, "#ecdcba"],
      ],
    ),
  );
  s.glow(460, 420, 800, "#fffaf0", 0.7);
  return s;
}
function shirt(): string {
  const s = ground(301);
  const [x, y, k] = [600, 360, 740];
  s.group('transform="translate(22 30)"', () => jersey(s, x, y, k, { main: "#d9c79f", trim: "#d9c79f", plain: true }));
  s.line(
    `M${x} ${y - 80}C${x - 60} ${y - 40} ${x - 170} ${y - 30} ${x - 230} ${y + 10}M${x} ${y - 80}C${x + 60} ${y - 40} ${x + 170} ${y - 30} ${x + 230} ${y + 10}`,
    "#a8744a",
    18,
  );
  s.line(`M${x} ${y - 76}C${x - 4} ${y - 140} ${x + 52} ${y - 146} ${x + 50} ${y - 104}`, "#5b5a62", 9);
  jersey(s, x, y, k, {});
  badge(s, x + 122, y + 215, 112);
  s.fill(letters("TALBLICK", x, y + 440, 104, { align: "middle", spacing: 0.06 }), C.cream);
  s.line(`M${x - 236} ${y + 486}H${x + 236}`, C.cream, 7);
  return s.svg();
}
function scarf(): string {
  const s = ground(307);
  const length = (x: number, y: number, w: number, len: number, words: string, dark: number): void => {
    const shade = (c: string): string => mix(c, "#3a1218", dark);
    const size = len * 0.138;
    s.fill(
      poly([
        [x + 26, y + 20],
        [x + w + 26, y + 20],
        [x + w + 34, y + len + 30],
        [x + 34, y + len + 30],
      ]),
      "#cdb88c",
      0.6,
    );
    s.fill(
      poly([
        [x, y],
        [x + w, y],
        [x + w + 8, y + len],
        [x + 4, y + len],
      ]),
      shade(C.brick),
    );
    for (const v of [0.08, 0.15, 0.8, 0.87])
      s.fill(
        poly([
          [x + 4 * v, y + len * v],
          [x + w + 8 * v, y + len * v],
          [x + w + 8 * v, y + len * (v + 0.04)],
          [x + 4 * v, y + len * (v + 0.04)],
        ]),
        shade(C.cream),
      );
    for (let i = 0; i < 64; i++) s.line(`M${x + 3} ${y + (i / 64) * len}H${x + w + 3}`, "#3a1218", 2, 0.1);
    s.fill(
      poly([
        [x + w * 0.7, y],
        [x + w, y],
        [x + w + 8, y + len],
        [x + w * 0.76, y + len],
      ]),
      "#3a1218",
      0.14,
    );
    s.fill(
      poly([
        [x + w * 0.06, y],
        [x + w * 0.16, y],
        [x + w * 0.18, y + len],
        [x + w * 0.09, y + len],
      ]),
      "#ffd9b8",
      0.16,
    );
    const n = Math.round(w / 13);
    for (let i = 0; i <= n; i++)
      s.line(
        `M${x + 8 + (i / n) * (w - 8)} ${y + len}q${i % 2 ? 5 : -5} 34 ${(i % 3) - 1} 66`,
        shade(i % 2 ? C.cream : C.brick),
        8,
      );
    s.group(`transform="translate(${x + w / 2 - size * 0.38} ${y + len * 0.495}) rotate(90)"`, () =>
      s.fill(letters(words, 0, 0, size, { align: "middle", spacing: 0.05 }), shade(C.cream)),
    );
  };
  length(640, 300, 240, 780, "SEIT 1921", 0.16);
  length(330, 290, 260, 900, "TALBLICK", 0);
  // the rail over which the scarf hangs
  s.fill(roundRect(150, 262, 900, 40, 20), "#a8744a");
  s.fill(roundRect(150, 262, 900, 14, 7), "#d9a872");
  s.fill(roundRect(150, 292, 900, 12, 6), "#6b4531", 0.5);
  for (const [x, w] of [
    [330, 260],
    [640, 240],
  ] as const) {
    s.fill(
      `M${x} 320V280C${x} 236 ${x + w} 236 ${x + w} 280V320Z`,
      x === 640 ? mix(C.brick, "#3a1218", 0.16) : C.brick,
    );
    s.fill(`M${x + w * 0.7} 320V252C${x + w * 0.9} 256 ${x + w} 262 ${x + w} 280V320Z`, "#3a1218", 0.14);
    for (let i = 0; i < 5; i++) s.line(`M${x + 3} ${262 + i * 12}H${x + w - 3}`, "#3a1218", 2, 0.1);
  }
  for (const x of [150, 1050]) s.fill(circle(x, 282, 30), "#8a5c3c");
  return s.svg();
}
function hoodie(): string {
  const s = ground(311);
  const main = "#24434f";
  s.group('transform="translate(24 32)"', () =>
    s.fill(
      "M430 330C330 360 290 400 260 520L190 1120C190 1170 340 1180 350 1130L370 860L372 1250H828L830 860L850 1130C860 1180 1010 1170 1010 1120L940 520C910 400 870 360 770 330Z",
      "#d6c39a",
      0.8,
    ),
  );
  for (const f of [-1, 1]) {
    const q = (u: number, v: number): P => [600 + f * u, v];
    s.fill(
      smooth(
        [q(170, 330), q(290, 420), q(350, 700), q(400, 1060), q(330, 1110), q(252, 1080), q(232, 800), q(200, 600)],
        true,
      ),
      mix(main, "#10161c", f > 0 ? 0.24 : 0.06),
    );
    s.fill(
      poly([q(396, 1040), q(406, 1130), q(330, 1160), q(254, 1130), q(252, 1050), q(326, 1076)]),
      mix(main, "#10161c", 0.34),
    );
    for (let i = 0; i < 9; i++) s.line(poly([q(266 + i * 15, 1076), q(270 + i * 15, 1138)], false), "#10161c", 3, 0.35);
  }
  const body =
    "M430 330C400 350 388 380 384 470L392 880L380 1210H820L808 880L816 470C812 380 800 350 770 330C720 420 480 420 430 330Z";
  s.fill(body, main);
  s.clip(body, () => {
    s.fill(rect(660, 300, 240, 960), "#10161c", 0.2);
    for (const [a, b] of [
      [450, 500],
      [560, 540],
      [720, 700],
    ] as const)
      s.line(
        smooth([
          [a, 620],
          [(a + b) / 2, 800],
          [b, 960],
        ]),
        "#10161c",
        7,
        0.3,
      );
    s.fill(rect(380, 1150, 440, 70), mix(main, "#10161c", 0.34));
    for (let i = 0; i < 28; i++) s.line(`M${392 + i * 15.4} 1156V1206`, "#10161c", 3, 0.35);
  });
  s.fill("M450 960H750L800 1130H400Z", mix(main, "#10161c", 0.16));
  s.line("M450 960H750L800 1130H400Z", "#10161c", 4, 0.5);
  // hood
  s.fill(
    "M424 344C410 230 470 130 600 130C730 130 790 230 776 344C740 430 460 430 424 344Z",
    mix(main, "#6f9aa8", 0.1),
  );
  s.fill("M476 330C470 240 520 190 600 190C680 190 730 240 724 330C690 390 510 390 476 330Z", "#13242c");
  s.fill("M540 360C560 320 640 320 660 360C640 384 560 384 540 360Z", C.brick, 0.9);
  s.line("M424 344C460 430 740 430 776 344", "#10161c", 6, 0.5);
  for (const f of [-1, 1]) {
    s.line(
      smooth([
        [600 + f * 84, 396],
        [600 + f * 90, 480],
        [600 + f * 78, 560],
      ]),
      C.cream,
      12,
    );
    s.fill(rect(600 + f * 78 - 7, 556, 14, 34), C.gold);
  }
  badge(s, 600, 660, 190);
  s.fill(letters("SEIT 1921", 600, 880, 78, { align: "middle", spacing: 0.1 }), C.cream);
  return s.svg();
}
function season(): string {
  const s = ground(313);
  s.group('transform="rotate(-6 600 760)"', () => {
    s.fill(roundRect(224, 330, 800, 900, 40), "#cdb88c", 0.8);
    s.fill(roundRect(196, 296, 800, 900, 40), C.brick);
    s.clip(roundRect(196, 296, 800, 900, 40), () => {
      s.fill(rect(196, 296, 800, 470), "#1f3a5a");
      s.fill(
        smooth(
          [
            [160, 640],
            [340, 560],
            [520, 630],
            [720, 550],
            [1040, 640],
            [1040, 800],
            [160, 800],
          ],
          true,
        ),
        "#31506b",
      );
      s.fill(rect(196, 680, 800, 100), "#37764f");
      s.fill(rect(196, 704, 800, 20), "#4a8558");
      s.fill(rect(196, 744, 800, 20), "#4a8558");
      for (const x of [290, 900]) {
        s.fill(rect(x - 5, 420, 10, 280), "#27303f");
        s.fill(roundRect(x - 62, 376, 124, 44, 8), "#27303f");
        for (let i = 0; i < 4; i++) {
          s.fill(roundRect(x - 54 + i * 28, 384, 22, 26, 5), "#fff9e2");
        }
        s.glow(x, 398, 180, "#ffefc4", 0.7);
      }
      s.add(`<path d="M420 700V600H780V700" fill="none" stroke="#fbf7ea" stroke-width="10"/>`);
      for (let i = 1; i < 18; i++) s.line(`M${420 + i * 20} 604V700`, "#fbf7ea", 1.6, 0.5);
      for (let i = 1; i < 5; i++) s.line(`M424 ${604 + i * 19}H776`, "#fbf7ea", 1.6, 0.5);
      s.fill(rect(196, 766, 800, 12), C.cream);
      s.fill(rect(196, 1096, 800, 100), "#8c3328");
    });
    badge(s, 330, 900, 150);
    s.fill(letters("DAUERKARTE", 440, 900, 98, { spacing: 0.02 }), C.cream);
    s.fill(letters("HEIMSPIELE · FRAUEN UND HERREN", 444, 956, 31, { spacing: 0.03 }), "#f0c9b4");
    s.fill(letters("SV TALBLICK 1921", 260, 1160, 44, { spacing: 0.06 }), C.cream);
    s.fill(letters("NR. 0117", 940, 1160, 44, { align: "end" }), C.cream);
    for (let i = 0; i < 34; i++) s.fill(rect(700 + i * 7.2, 1004, [2, 4, 3, 5][(i * 7) % 4] as number, 62), C.cream);
    s.fill(circle(596, 340, 20), "#f6ead2");
  });
  s.add(
    `<path d="M590 330C560 200 700 160 720 60S660 -20 640 -40" fill="none" stroke="${C.teal}" stroke-width="26"/><path d="M596 330C640 220 560 120 520 60S560 -20 560 -40" fill="none" stroke="#24434f" stroke-width="26"/>`,
  );
  ball(s, 930, 1320, 112, { turn: [0.3, 0.5, 0.2], light: [-0.4, -0.6] });
  s.fill(ellipse(946, 1432, 130, 14), "#b79d72", 0.5);
  return s.svg();
}
export const scenes: Record<string, () => string> = {
  "shop-trikot": shirt,
  "shop-schal": scarf,
  "shop-kapuzenpulli": hoodie,
  "shop-dauerkarte": season,
};
void blob;
void taper;
