// The old spindle press, seen from near in the light of a window.
import { blob, lerp, mix, poly, rect, sheet, smooth, taper } from "../kit.ts";
import { boards, pane, plaster, stones } from "../buildings.ts";
import { GREEN, RED, YELLOW, apple, crate, grain } from "../objects.ts";
import type { P, Segment, Sheet } from "../kit.ts";

/** A squared timber with a lit left face, chamfers, cracks and pegs. */
function timber(s: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  const r = s.r;
  s.fill(rect(x, y, w, h), colour);
  const up = h > w;
  const n = up ? 7 : 5;
  for (let i = 0; i < n; i++) {
    const tone = mix(mix(colour, "#d9a868", 0.28), mix(colour, "#241720", 0.4), i / (n - 1) + r.gauss() * 0.08);
    if (up) s.fill(rect(x + (i / n) * w, y, w / n + 1, h), tone);
    else s.fill(rect(x, y + (i / n) * h, w, h / n + 1), tone);
  }
  grain(s, x, y, w, h, mix(colour, "#1c1216", 0.6), 26);
  grain(s, x, y, w, h, mix(colour, "#f0cf94", 0.45), 14);
  for (let i = 0; i < 4; i++) {
    const t = r.range(0.1, 0.7);
    const pts: P[] = up
      ? [
          [x + w * t, y + h * r()],
          [x + w * (t + 0.03), y + h * 0.5],
          [x + w * (t - 0.02), y + h * r()],
        ]
      : [
          [x + w * r(), y + h * t],
          [x + w * 0.5, y + h * (t + 0.06)],
          [x + w * r(), y + h * t],
        ];
    s.fill(taper(pts, 1, 4), mix(colour, "#160e12", 0.75), 0.6);
  }
  if (up) s.fill(rect(x, y, w * 0.07, h), "#f0cf94", 0.55);
  else s.fill(rect(x, y, w, h * 0.09), "#f0cf94", 0.6);
}

/** The wooden screw with its thread. */
function screw(s: Sheet, cx: number, y0: number, y1: number, w: number): void {
  const d = rect(cx - w / 2, y0, w, y1 - y0);
  s.fill(
    d,
    s.lin(
      [cx - w / 2, 0],
      [cx + w / 2, 0],
      [
        [0, "#6d4527"],
        [0.22, "#d9a860"],
        [0.45, "#a87340"],
        [1, "#3c241c"],
      ],
    ),
  );
  const step = w * 0.36;
  for (let y = y0 - step; y < y1; y += step) {
    const band: P[] = [
      [cx - w * 0.62, y + step * 0.62],
      [cx, y + step * 0.5],
      [cx + w * 0.62, y + step * 0.02],
      [cx + w * 0.62, y + step * 0.44],
      [cx, y + step * 0.96],
      [cx - w * 0.62, y + step * 1.06],
    ];
    if (y + step * 1.1 > y1 || y < y0 - step * 0.2) continue;
    s.fill(
      smooth(band, true),
      s.lin(
        [cx - w * 0.62, 0],
        [cx + w * 0.62, 0],
        [
          [0, "#7a4e2c"],
          [0.25, "#e9bf7c"],
          [0.5, "#b9824a"],
          [1, "#45291e"],
        ],
      ),
    );
    s.line(smooth([band[5] as P, band[4] as P, band[3] as P]), "#2a1814", 4, 0.7);
  }
}

function cage(s: Sheet, cx: number, top: number, w: number, h: number): void {
  const r = s.r;
  const n = 17;
  s.fill(rect(cx - w, top, w * 2, h), "#1f1514");
  for (let i = 0; i < 260; i++) {
    const u = r.range(-1, 1);
    s.dabs(
      [[cx + u * w * 0.96, top + r() * h, r.gauss() * 6, r.gauss() * 4]],
      r.pick(["#8a6a34", "#a8823f", "#6d4a2a", "#b58f4c", "#7a3a2a"]),
      6,
      0.8,
    );
  }
  for (let i = 0; i < n; i++) {
    const [a, b] = [(i + 0.12) / n, (i + 0.88) / n].map((t) => cx - Math.cos(t * Math.PI) * w);
    const t = (i + 0.5) / n;
    const lit = Math.max(0, Math.cos((t - 0.26) * Math.PI * 1.15));
    const c = mix("#3c251d", "#c9955a", lit * 0.95);
    s.fill(rect(a as number, top - 6, (b as number) - (a as number), h + 12), c);
    grain(s, a as number, top, (b as number) - (a as number), h, mix(c, "#1c1216", 0.5), 5);
    s.fill(rect(a as number, top - 6, 2.5, h + 12), mix(c, "#ffe0a6", 0.5), 0.7);
  }
  for (const v of [0.08, 0.5, 0.92]) {
    const y = top + v * h;
    const dip = 18;
    const band = `${smooth([
      [cx - w - 4, y - 13],
      [cx, y - 13 + dip],
      [cx + w + 4, y - 13],
    ])}L${cx + w + 4} ${y + 13}${smooth([
      [cx + w + 4, y + 13],
      [cx, y + 13 + dip],
      [cx - w - 4, y + 13],
    ]).replace("M", "L")}Z`;
    s.fill(
      band,
      s.lin(
        [cx - w, 0],
        [cx + w, 0],
        [
          [0, "#3a3a40"],
          [0.28, "#8f8d8a"],
          [0.5, "#5a585a"],
          [1, "#232228"],
        ],
      ),
    );
    s.dabs(
      Array.from(
        { length: 9 },
        (_, i) =>
          [
            cx - Math.cos(((i + 0.5) / 9) * Math.PI) * w,
            y + dip * Math.sin(((i + 0.5) / 9) * Math.PI),
            0.1,
            0,
          ] as const,
      ),
      "#26242a",
      7,
    );
  }
}

function tub(s: Sheet, cx: number, y: number, w: number, h: number): void {
  const d =
    smooth([
      [cx - w, y - h],
      [cx - w * 0.94, y - h * 0.4],
      [cx - w * 0.86, y],
      [cx, y + h * 0.12],
      [cx + w * 0.86, y],
      [cx + w * 0.94, y - h * 0.4],
      [cx + w, y - h],
    ]) + "Z";
  s.fill(blob(s.r, cx + 30, y + 8, w * 1.2, 22, 0.06, 12), "#1c1418", 0.55);
  s.fill(
    d,
    s.lin(
      [cx - w, 0],
      [cx + w, 0],
      [
        [0, "#6d4a2e"],
        [0.3, "#b98a54"],
        [1, "#3a241c"],
      ],
    ),
  );
  s.clip(d, () => {
    for (let i = -5; i <= 5; i++)
      s.line(
        poly(
          [
            [cx + i * w * 0.19, y - h],
            [cx + i * w * 0.17, y + 20],
          ],
          false,
        ),
        "#38231b",
        3,
        0.6,
      );
    for (const v of [0.28, 0.78])
      s.line(
        smooth([
          [cx - w * 1.05, y - h * v],
          [cx, y - h * v + h * 0.14],
          [cx + w * 1.05, y - h * v],
        ]),
        "#57555a",
        15,
      );
  });
  s.fill(blob(s.r, cx, y - h, w, h * 0.17, 0.006, 16), "#4a2f20");
  s.fill(blob(s.r, cx, y - h + 5, w * 0.9, h * 0.12, 0.008, 16), "#c98a30");
  s.fill(blob(s.r, cx - w * 0.2, y - h + 3, w * 0.5, h * 0.05, 0.05, 12), "#f0c878", 0.85);
}

/** The stone floor, and what leans and hangs at the wall. */
function floorAndWall(s: Sheet): void {
  const r = s.r;
  s.fill(
    rect(0, 1110, 1200, 390),
    s.lin(
      [0, 1110],
      [0, 1500],
      [
        [0, "#5d4436"],
        [1, "#3a2c2a"],
      ],
    ),
  );
  for (let j = 0; j < 7; j++) {
    const [y0, y1] = [lerp(1112, 1500, (j / 7) ** 1.5), lerp(1112, 1500, ((j + 0.94) / 7) ** 1.5)];
    const fan = (x: number, y: number): number => 600 + (x - 600) * (0.72 + ((y - 1112) / 388) * 0.5);
    for (let x = -500 + (j % 2) * 80; x < 1700;) {
      const w = r.range(110, 200);
      const c = mix(mix("#8a6a50", "#6b5344", r()), "#ffdf9e", Math.max(0, 0.34 - Math.abs(x - 520) / 1300));
      s.fill(
        poly([
          [fan(x, y0), y0 + r.gauss()],
          [fan(x + w - 6, y0), y0 + r.gauss()],
          [fan(x + w - 6, y1), y1],
          [fan(x, y1), y1],
        ]),
        c,
        0.92,
      );
      s.dabs([[fan(x + 14, y0), y0 + (y1 - y0) * 0.2, w * r.range(0.2, 0.6), 0]], mix(c, "#fff0c4", 0.28), 2.6, 0.6);
      x += w;
    }
  }
  s.fill(
    rect(0, 1104, 1200, 46),
    s.lin(
      [0, 1104],
      [0, 1150],
      [
        [0, "#1c1416", 0.7],
        [1, "#1c1416", 0],
      ],
    ),
  );
  // a pomace shovel and a sieve at the wall
  s.fill(
    poly([
      [1096, 420],
      [1120, 424],
      [1146, 1150],
      [1120, 1150],
    ]),
    "#5d4a38",
    0.5,
  );
  s.fill(
    taper(
      [
        [1072, 400],
        [1090, 760],
        [1104, 1010],
      ],
      18,
      22,
    ),
    "#a8773f",
  );
  s.fill(
    taper(
      [
        [1067, 404],
        [1084, 760],
        [1098, 1008],
      ],
      5,
      6,
    ),
    "#e0b878",
    0.8,
  );
  s.fill(
    smooth(
      [
        [1072, 990],
        [1140, 990],
        [1150, 1090],
        [1120, 1152],
        [1086, 1150],
        [1062, 1086],
      ],
      true,
    ),
    "#8f6238",
  );
  s.fill(
    smooth(
      [
        [1076, 998],
        [1100, 996],
        [1098, 1120],
        [1084, 1130],
        [1068, 1082],
      ],
      true,
    ),
    "#c79558",
    0.7,
  );
  s.fill(blob(r, 140, 806, 88, 88, 0.01, 18), "#6b563f", 0.45);
  s.fill(blob(r, 128, 794, 86, 86, 0.008, 18), "#8a5f38");
  s.fill(blob(r, 128, 794, 70, 70, 0.01, 18), "#cbb07c");
  for (let i = -4; i <= 4; i++) {
    s.line(
      poly(
        [
          [128 + i * 15, 730],
          [128 + i * 15, 858],
        ],
        false,
      ),
      "#8a7350",
      1.6,
      0.5,
    );
    s.line(
      poly(
        [
          [64, 794 + i * 15],
          [192, 794 + i * 15],
        ],
        false,
      ),
      "#8a7350",
      1.6,
      0.5,
    );
  }
  s.line(blob(r, 126, 791, 79, 79, 0.008, 18), "#d9a868", 4, 0.8);
}

export function spindlePress(): string {
  const s = sheet(1200, 1500, 131);
  const r = s.r;
  plaster(
    s,
    [
      [0, 0],
      [1200, 0],
      [1200, 1120],
      [0, 1120],
    ],
    "#cdb58c",
    "#8d7558",
  );
  stones(
    s,
    [
      [0, 930],
      [1200, 930],
      [1200, 1130],
      [0, 1130],
    ],
    4,
    9,
    ["#a08a6c", "#8d785f", "#b39a78"],
    "#5d4e42",
  );
  // ceiling beams
  s.fill(rect(0, 0, 1200, 74), "#3a2a26");
  for (let i = 0; i < 6; i++) timber(s, -20 + i * 222, 40, 86, 74, "#5a3e2e");
  timber(s, 0, 0, 1200, 52, "#4d3529");
  // a window on the left and the light that comes from it
  s.fill(
    poly([
      [60, 300],
      [262, 300],
      [262, 620],
      [60, 620],
    ]),
    "#8d7558",
  );
  pane(
    s,
    [
      [84, 322],
      [246, 322],
      [246, 598],
      [84, 598],
    ],
    "#5a4636",
    "#dfe6d4",
  );
  s.fill(
    rect(84, 322, 162, 276),
    s.lin(
      [84, 322],
      [246, 598],
      [
        [0, "#f7f0d4", 0.7],
        [0.5, "#b9c99a", 0.55],
        [1, "#7f9a68", 0.65],
      ],
    ),
  );
  pane(
    s,
    [
      [84, 322],
      [246, 322],
      [246, 598],
      [84, 598],
    ],
    "#5a4636",
    "#fff",
    undefined,
  );
  s.fill(
    rect(84, 322, 162, 276),
    s.lin(
      [84, 322],
      [200, 598],
      [
        [0, "#f4efd2"],
        [0.6, "#c3d0a4"],
        [1, "#8aa574"],
      ],
    ),
    0.9,
  );
  for (let i = 0; i < 60; i++)
    s.fill(
      blob(r, r.range(90, 240), r.range(450, 592), r.range(6, 16), r.range(5, 11), 0.2, 7),
      r.pick(["#6d8c55", "#8aa860", "#b3bf78", "#c9553f"]),
      0.55,
    );
  for (const y of [322, 414, 506, 598])
    s.line(
      poly(
        [
          [84, y],
          [246, y],
        ],
        false,
      ),
      "#57432f",
      10,
    );
  for (const x of [84, 165, 246])
    s.line(
      poly(
        [
          [x, 322],
          [x, 598],
        ],
        false,
      ),
      "#57432f",
      10,
    );
  boards(
    s,
    [
      [48, 604],
      [276, 604],
      [276, 630],
      [48, 630],
    ],
    1,
    ["#8a6845"],
    true,
  );
  s.fill(
    poly([
      [246, 322],
      [1000, 760],
      [1150, 1300],
      [420, 1300],
      [246, 598],
    ]),
    s.lin(
      [246, 460],
      [900, 1150],
      [
        [0, "#fff0bf", 0.42],
        [1, "#fff0bf", 0],
      ],
    ),
  );
  floorAndWall(s);
  s.fill(blob(r, 720, 1330, 520, 74, 0.05, 16), "#241a1c", 0.5);
  // shadow of the press on the wall
  s.fill(
    poly([
      [430, 250],
      [1010, 310],
      [1100, 380],
      [1090, 1120],
      [980, 1120],
      [960, 500],
      [540, 470],
    ]),
    "#6b563f",
    0.42,
  );
  // the frame
  timber(s, 300, 1230, 640, 92, "#6b472f");
  timber(s, 326, 240, 92, 1000, "#7a5236");
  timber(s, 822, 240, 92, 1000, "#6d4930");
  s.line(
    poly(
      [
        [418, 1236],
        [418, 330],
      ],
      false,
    ),
    "#1e1416",
    8,
    0.35,
  );
  screw(s, 620, 190, 830, 108);
  timber(s, 250, 290, 740, 128, "#83593a");
  for (const x of [372, 868]) {
    s.fill(rect(x - 60, 306, 120, 96), "#4d4a4c", 0.92);
    s.fill(rect(x - 60, 306, 120, 9), "#8b8784");
    s.dabs(
      [
        [x - 42, 330, 0.1, 0],
        [x + 42, 330, 0.1, 0],
        [x - 42, 380, 0.1, 0],
        [x + 42, 380, 0.1, 0],
      ],
      "#26242a",
      12,
    );
  }
  s.fill(rect(546, 286, 148, 138), "#5d3d2a");
  s.line(rect(546, 286, 148, 138), "#2c1c16", 4, 0.7);
  grain(s, 546, 286, 148, 138, "#e0b374", 12);
  // the bar that turns the screw
  s.fill(
    taper(
      [
        [300, 684],
        [620, 660],
        [1010, 630],
      ],
      40,
      30,
    ),
    "#5d3b28",
  );
  s.fill(
    taper(
      [
        [304, 674],
        [620, 650],
        [1006, 622],
      ],
      10,
      7,
    ),
    "#e0b678",
    0.85,
  );
  s.fill(rect(554, 614, 132, 96), "#7d5335");
  s.line(rect(554, 614, 132, 96), "#38231a", 5, 0.6);
  grain(s, 554, 614, 132, 96, "#e9c084", 9);
  // the pressing lid, the cage, the bed
  timber(s, 454, 806, 332, 46, "#7d5638");
  timber(s, 486, 768, 268, 42, "#6b472f");
  cage(s, 620, 862, 196, 262);
  timber(s, 366, 1136, 510, 70, "#7a5236");
  s.fill(
    poly([
      [366, 1136],
      [876, 1136],
      [850, 1120],
      [392, 1120],
    ]),
    "#c9923f",
  );
  s.fill(
    poly([
      [392, 1122],
      [850, 1122],
      [846, 1130],
      [396, 1130],
    ]),
    "#f0c878",
    0.8,
  );
  s.fill(
    poly([
      [404, 1146],
      [500, 1146],
      [458, 1196],
      [384, 1196],
    ]),
    "#6b452d",
  );
  s.fill(
    poly([
      [410, 1150],
      [492, 1150],
      [452, 1186],
      [394, 1186],
    ]),
    "#d9a03c",
  );
  s.fill(
    smooth(
      [
        [402, 1188],
        [440, 1188],
        [432, 1300],
        [426, 1352],
        [408, 1352],
        [412, 1290],
      ],
      true,
    ),
    "#d99a38",
  );
  s.fill(
    smooth(
      [
        [408, 1192],
        [420, 1192],
        [420, 1300],
        [415, 1345],
        [412, 1345],
        [415, 1290],
      ],
      true,
    ),
    "#f6d48a",
  );
  tub(s, 412, 1432, 148, 118);
  s.fill(
    smooth(
      [
        [400, 1312],
        [422, 1314],
        [424, 1330],
        [400, 1330],
      ],
      true,
    ),
    "#f6d48a",
    0.7,
  );
  drops(s);
  crate(s, 800, 1452, 320, 168, [RED, YELLOW, GREEN, RED], { k: 32 });
  apple(s, 704, 1440, 32, RED, { turn: 0.6 });
  apple(s, 642, 1466, 28, YELLOW, { turn: -0.5 });
  s.fill(
    rect(0, 0, 1200, 1500),
    s.lin(
      [0, 0],
      [1200, 0],
      [
        [0, "#ffeec4", 0.1],
        [0.45, "#1c141c", 0],
        [1, "#1c141c", 0.5],
      ],
    ),
  );
  return s.svg();
}

function drops(s: Sheet): void {
  const list: Segment[] = [];
  for (let i = 0; i < 16; i++) list.push([430 + s.r() * 380, 1126 + s.r() * 3, s.r.range(4, 20), 0]);
  s.dabs(list, "#ffe7ae", 3, 0.9);
}
