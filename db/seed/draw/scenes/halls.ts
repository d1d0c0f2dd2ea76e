// Indoors: the barn hall with long tables laid, and the stage before a concert.
import { blob, lerp, mix, poly, rect, sheet, smooth, taper } from "../kit.ts";
import { beam, boards, bulbs } from "../buildings.ts";
import { grain } from "../objects.ts";
import type { P, Sheet } from "../kit.ts";

const VP: P = [750, 470];
/** A point of the hall: x and y at the front plane, z from 0 (front) to 1 (the far wall). */
const at = (x: number, y: number, z: number): P => {
  const k = 1 / (1 + z * 3.4);
  return [VP[0] + (x - VP[0]) * k, VP[1] + (y - VP[1]) * k];
};
const size = (z: number): number => 1 / (1 + z * 3.4);

function hall(s: Sheet): void {
  const r = s.r;
  s.fill(rect(0, 0, 1500, 1000), "#2f221f");
  // roof slopes with boards
  for (const side of [-1, 1])
    for (let i = 0; i < 16; i++) {
      const [a, b] = [i / 16, (i + 0.95) / 16];
      const e = (t: number): P => [750 + side * lerp(0, 980, t), lerp(-420, 250, t)];
      const [ax, ay] = e(a);
      const [bx, by] = e(b);
      s.fill(
        poly([at(ax, ay, 0), at(bx, by, 0), at(bx, by, 1), at(ax, ay, 1)]),
        mix(mix("#6b4c36", "#5a3f30", r()), "#1e1618", 0.25 + a * 0.2),
      );
    }
  for (const side of [-1, 1])
    for (let i = 0; i < 26; i++) {
      const [z0, z1] = [(i / 26) ** 1.5, ((i + 0.95) / 26) ** 1.5];
      const x = 750 + side * 980;
      s.fill(
        poly([at(x, 250, z0), at(x, 250, z1), at(x, 1120, z1), at(x, 1120, z0)]),
        mix(mix("#8a6242", "#6f4c36", r()), "#1e1618", 0.3 - z0 * 0.2),
      );
    }
  const far = [at(-230, 250, 1), at(1730, 250, 1), at(1730, 1120, 1), at(-230, 1120, 1)] as const;
  boards(s, [far[0], far[1], far[2], far[3]], 26, ["#9a6e48", "#8a613f", "#a87c50"]);
  boards(s, [at(0, -300, 1), at(1500, -300, 1), at(1500, 260, 1), at(0, 260, 1)], 20, [
    "#8a613f",
    "#7a5538",
    "#9a6e48",
  ]);
  s.fill(poly([at(-230, 250, 1), at(750, -420, 1), at(-230, -420, 1)]), "#3a2a24");
  s.fill(poly([at(1730, 250, 1), at(750, -420, 1), at(1730, -420, 1)]), "#3a2a24");
  // the open gate with the evening outside
  const gate = [at(270, 240, 1), at(1230, 240, 1), at(1230, 1120, 1), at(270, 1120, 1)];
  s.fill(
    poly(gate),
    s.lin(
      at(0, 240, 1),
      [at(0, 240, 1)[0], at(0, 1120, 1)[1]],
      [
        [0, "#f6cf92"],
        [0.45, "#fbe6b8"],
        [0.62, "#c9b868"],
        [1, "#8d9a4c"],
      ],
    ),
  );
  s.clip(poly(gate), () => {
    s.fill(
      smooth([
        [600, 548],
        [680, 536],
        [760, 548],
        [860, 534],
        [920, 546],
        [920, 600],
        [600, 600],
      ]),
      "#a5a06a",
    );
    for (const [x, y, k] of [
      [672, 574, 20],
      [716, 566, 16],
      [800, 568, 17],
      [838, 580, 22],
      [756, 562, 12],
    ] as const) {
      s.line(
        poly(
          [
            [x, y],
            [x, y - k],
          ],
          false,
        ),
        "#5a4a38",
        3,
      );
      s.fill(blob(r, x, y - k * 1.3, k, k * 0.75, 0.14, 9), "#7d8446");
      s.fill(blob(r, x - k * 0.25, y - k * 1.5, k * 0.6, k * 0.42, 0.14, 9), "#b3a656");
    }
  });
}

function truss(s: Sheet, z: number, tone: number): void {
  const k = size(z);
  const c = mix("#8a5f3e", "#241a1a", tone);
  const B = (a: P, b: P, w: number): void => beam(s, at(a[0], a[1], z), at(b[0], b[1], z), w * k, c);
  B([-230, 270], [1730, 270], 62);
  B([750, -400], [750, 270], 50);
  B([-230, 250], [750, -410], 56);
  B([1730, 250], [750, -410], 56);
  B([330, 250], [750, -60], 36);
  B([1170, 250], [750, -60], 36);
  for (const x of [-190, 1690]) B([x, 250], [x, 1120], 70);
  B([-190, 560], [90, 280], 40);
  B([1690, 560], [1410, 280], 40);
}

function setTable(s: Sheet, cx: number): void {
  const r = s.r;
  const y = 800;
  const w = 178;
  const inside = cx < 750 ? 1 : -1;
  s.fill(
    poly([
      at(cx + inside * w, y + 60, -0.08),
      at(cx + inside * w, y + 60, 0.95),
      at(cx + inside * w, 1112, 0.95),
      at(cx + inside * w, 1112, -0.08),
    ]),
    "#2a1b1a",
    0.86,
  );
  for (const z of [0.62, 0.36, 0.16, 0.02])
    beam(s, at(cx + inside * w, y, z), at(cx + inside * w, 1108, z), 22 * size(z), "#5a3d2e");
  for (const side of [-1, 1]) {
    const [x0, x1, y0] = [cx + side * 212, cx + side * 278, 955];
    s.fill(
      poly([at(x0, 1112, -0.06), at(x1 + 40, 1112, -0.06), at(x1 + 40, 1112, 0.94), at(x0, 1112, 0.94)]),
      "#2a1a18",
      0.5,
    );
    for (const z of [0.86, 0.62, 0.36, 0.16, 0.01])
      for (const x of [x0 + 14, x1 - 14]) beam(s, at(x, y0 + 10, z), at(x, 1112, z), 20 * size(z), "#4a3026");
    s.fill(
      poly([at(x0, y0, -0.06), at(x1, y0, -0.06), at(x1, y0, 0.94), at(x0, y0, 0.94)]),
      s.lin(at(cx, y0, 0), at(cx, y0, 0.94), [
        [0, "#b98650"],
        [1, "#f0c682"],
      ]),
    );
    const inner = side * (cx - 750) < 0 ? x1 : x0; // the edge that faces the aisle
    s.fill(
      poly([at(inner, y0, -0.06), at(inner, y0, 0.94), at(inner, y0 + 26, 0.94), at(inner, y0 + 26, -0.06)]),
      "#6d4730",
    );
    s.fill(poly([at(x0, y0, -0.06), at(x1, y0, -0.06), at(x1, y0 + 26, -0.06), at(x0, y0 + 26, -0.06)]), "#4f3427");
  }
  const top = poly([at(cx - w, y, -0.08), at(cx + w, y, -0.08), at(cx + w, y, 0.95), at(cx - w, y, 0.95)]);
  s.fill(
    top,
    s.lin(at(cx, y, 0), at(cx, y, 0.95), [
      [0, "#d6c3a2"],
      [0.5, "#efdfbb"],
      [1, "#fff0cc"],
    ]),
  );
  for (const side of [-1, 1])
    s.fill(
      poly([
        at(cx + side * w, y, -0.08),
        at(cx + side * w, y, 0.95),
        at(cx + side * w, y + 96, 0.95),
        at(cx + side * w, y + 96, -0.08),
      ]),
      side * (cx - 750) > 0 ? "#8d7862" : "#c2ab88",
    );
  s.fill(
    poly([at(cx - w, y, -0.08), at(cx + w, y, -0.08), at(cx + w, y + 110, -0.08), at(cx - w, y + 104, -0.08)]),
    "#b39c7c",
  );
  for (let i = 0; i < 7; i++) {
    const x = cx + lerp(-w, w, (i + 0.5) / 7);
    s.line(poly([at(x, y + 6, -0.08), at(x + 7, y + 100, -0.08)], false), "#8d7862", 5, 0.55);
  }
  s.fill(
    poly([at(cx - 46, y, -0.08), at(cx + 46, y, -0.08), at(cx + 46, y, 0.95), at(cx - 46, y, 0.95)]),
    "#5f7f4a",
    0.75,
  );
  for (let i = 11; i >= 0; i--) {
    const z = lerp(-0.03, 0.92, (i / 11) ** 1.35);
    const k = size(z);
    for (const side of [-1, 1]) {
      const [px, py] = at(cx + side * 122, y, z);
      s.fill(blob(r, px, py, 44 * k, 13 * k, 0.02, 14), "#a5906f", 0.6);
      s.fill(blob(r, px, py - 3 * k, 43 * k, 12 * k, 0.02, 14), "#fbf3df");
      s.line(blob(r, px, py - 3 * k, 30 * k, 8 * k, 0.02, 12), "#b9a683", 1.6 * k + 0.4, 0.7);
      s.fill(
        poly([
          [px - 12 * k, py - 4 * k],
          [px + 14 * k, py - 6 * k],
          [px + 10 * k, py - 15 * k],
          [px - 8 * k, py - 12 * k],
        ]),
        "#b5473a",
        0.9,
      );
      const [gx, gy] = at(cx + side * 70, y, z + 0.012);
      s.fill(
        poly([
          [gx - 11 * k, gy - 42 * k],
          [gx + 11 * k, gy - 42 * k],
          [gx + 8 * k, gy],
          [gx - 8 * k, gy],
        ]),
        "#fff6de",
        0.55,
      );
      s.line(
        poly(
          [
            [gx - 7 * k, gy - 38 * k],
            [gx - 5 * k, gy - 4 * k],
          ],
          false,
        ),
        "#ffffff",
        3 * k,
        0.8,
      );
    }
    const [mx, my] = at(cx, y, z);
    if (i % 3 === 0) {
      for (const dx of [-15, 12]) {
        s.fill(
          smooth([
            [mx + (dx - 11) * k, my],
            [mx + (dx - 11) * k, my - 62 * k],
            [mx + (dx - 4) * k, my - 84 * k],
            [mx + (dx - 4) * k, my - 112 * k],
            [mx + (dx + 4) * k, my - 112 * k],
            [mx + (dx + 4) * k, my - 84 * k],
            [mx + (dx + 11) * k, my - 62 * k],
            [mx + (dx + 11) * k, my],
          ]),
          dx < 0 ? "#54683a" : "#b9772c",
        );
        s.line(
          poly(
            [
              [mx + (dx - 6) * k, my - 6 * k],
              [mx + (dx - 6) * k, my - 58 * k],
            ],
            false,
          ),
          "#f0dc9a",
          3 * k,
          0.8,
        );
      }
    } else if (i % 3 === 1) {
      s.fill(
        poly([
          [mx - 13 * k, my - 34 * k],
          [mx + 13 * k, my - 34 * k],
          [mx + 10 * k, my],
          [mx - 10 * k, my],
        ]),
        "#d6e0d0",
        0.8,
      );
      for (let f = 0; f < 15; f++) {
        const [fx, fy] = [mx + r.gauss() * 24 * k, my - (48 + r() * 40) * k];
        s.line(
          poly(
            [
              [mx, my - 30 * k],
              [fx, fy],
            ],
            false,
          ),
          "#5c7a45",
          2 * k,
        );
        s.fill(blob(r, fx, fy, 9 * k, 8 * k, 0.14, 8), r.pick(["#fbf3df", "#e3b64a", "#c2553f", "#f0d9b8"]));
      }
    } else {
      s.glow(mx, my - 44 * k, 90 * k, "#ffd48a", 0.6);
      s.fill(rect(mx - 6 * k, my - 42 * k, 12 * k, 42 * k), "#fff1cf");
      s.fill(blob(r, mx, my - 50 * k, 4.5 * k, 10 * k, 0.04, 8), "#ffe39a");
    }
  }
}

export function barnHall(): string {
  const s = sheet(1500, 1000, 173);
  const r = s.r;
  hall(s);
  const floor = poly([at(-230, 1120, -0.1), at(1730, 1120, -0.1), at(1730, 1120, 1), at(-230, 1120, 1)]);
  s.fill(floor, "#8a6140");
  for (let i = 0; i < 34; i++) {
    const [a, b] = [lerp(-230, 1730, i / 34), lerp(-230, 1730, (i + 0.95) / 34)];
    s.fill(
      poly([at(a, 1120, -0.1), at(b, 1120, -0.1), at(b, 1120, 1), at(a, 1120, 1)]),
      mix(mix("#a3764c", "#835a3c", r()), "#2a1c1c", 0.12),
    );
  }
  s.fill(
    floor,
    s.lin(
      [0, 640],
      [0, 1000],
      [
        [0, "#ffe0a0", 0.55],
        [0.4, "#ffe0a0", 0.12],
        [1, "#1e1416", 0.45],
      ],
    ),
  );
  s.glow(750, 600, 520, "#ffe0a0", 0.6);
  for (const [z, tone] of [
    [0.98, 0.0],
    [0.66, 0.14],
    [0.4, 0.28],
    [0.2, 0.42],
    [0.05, 0.56],
  ] as const) {
    truss(s, z, tone);
    const k = size(z);
    if (z > 0.1) bulbs(s, at(-190, 330, z), at(1690, 330, z), 120 * k, 12, 12 * k + 2);
  }
  for (const cx of [330, 1170]) setTable(s, cx);
  s.fill(
    rect(0, 0, 1500, 1000),
    s.rad([750, 560], 950, [
      [0, "#1e1216", 0],
      [0.6, "#1e1216", 0.06],
      [1, "#1e1216", 0.55],
    ]),
  );
  return s.svg();
}

function doubleBass(s: Sheet, x: number, y: number, k: number, tilt: number): void {
  s.group(`transform="translate(${x} ${y}) rotate(${tilt}) scale(${k})"`, () => {
    s.line(
      poly(
        [
          [0, 0],
          [0, 40],
        ],
        false,
      ),
      "#8d8d90",
      7,
    );
    const body = smooth(
      [
        [0, 8],
        [-96, -6],
        [-140, -70],
        [-128, -150],
        [-86, -198],
        [-92, -246],
        [-112, -300],
        [-94, -366],
        [-44, -400],
        [0, -420],
        [44, -400],
        [94, -366],
        [112, -300],
        [92, -246],
        [86, -198],
        [128, -150],
        [140, -70],
        [96, -6],
      ],
      true,
    );
    s.fill(body, "#4a2418");
    s.group('transform="translate(-7 -3) scale(0.965 0.985)"', () =>
      s.fill(
        body,
        s.lin(
          [-140, -300],
          [140, -80],
          [
            [0, "#e29a4c"],
            [0.4, "#b8662e"],
            [1, "#71351e"],
          ],
        ),
      ),
    );
    s.clip(body, () => {
      s.dabs(
        Array.from({ length: 90 }, () => [s.r.gauss() * 70, -s.r() * 400, s.r.gauss() * 2, s.r.range(14, 60)] as const),
        "#8a4522",
        2,
        0.4,
      );
      s.fill(
        smooth(
          [
            [-120, -90],
            [-104, -150],
            [-76, -190],
            [-84, -120],
            [-98, -60],
          ],
          true,
        ),
        "#ffd08a",
        0.4,
      );
      s.fill(
        smooth(
          [
            [-90, -300],
            [-72, -360],
            [-30, -386],
            [-60, -340],
            [-72, -290],
          ],
          true,
        ),
        "#ffd08a",
        0.4,
      );
    });
    for (const side of [-1, 1]) {
      s.line(
        smooth([
          [side * 40, -236],
          [side * 58, -222],
          [side * 48, -190],
          [side * 62, -158],
          [side * 46, -144],
        ]),
        "#2a1410",
        8,
      );
      s.dabs(
        [
          [side * 42, -234, 0.1, 0],
          [side * 47, -146, 0.1, 0],
        ],
        "#2a1410",
        15,
      );
    }
    s.fill(
      poly([
        [-20, -160],
        [20, -160],
        [12, -40],
        [-12, -40],
      ]),
      "#241815",
    );
    s.fill(
      poly([
        [-38, -176],
        [38, -176],
        [30, -196],
        [-30, -196],
      ]),
      "#d9a860",
    );
    s.fill(
      poly([
        [-15, -250],
        [15, -250],
        [11, -640],
        [-11, -640],
      ]),
      "#241815",
    );
    s.fill(
      poly([
        [-11, -420],
        [-15, -640],
        [15, -640],
        [11, -420],
      ]),
      "#3a211a",
    );
    s.fill(
      poly([
        [-11, -420],
        [-11, -640],
        [-4, -640],
        [-4, -420],
      ]),
      "#a3632f",
      0.8,
    );
    s.fill(
      smooth(
        [
          [-18, -636],
          [-24, -690],
          [-14, -728],
          [12, -738],
          [24, -716],
          [10, -704],
          [18, -670],
          [18, -636],
        ],
        true,
      ),
      "#7a3f20",
    );
    for (const [dy, side] of [
      [-650, -1],
      [-682, -1],
      [-660, 1],
      [-694, 1],
    ] as const) {
      s.line(
        poly(
          [
            [side * 14, dy],
            [side * 42, dy - 4],
          ],
          false,
        ),
        "#c9a25a",
        6,
      );
      s.dabs([[side * 44, dy - 6, 0, 8]], "#e0bf7a", 9);
    }
    for (const u of [-9, -3, 3, 9])
      s.line(
        poly(
          [
            [u * 1.5, -60],
            [u * 2.2, -190],
            [u * 0.9, -640],
          ],
          false,
        ),
        "#f3e6c4",
        1.5,
        0.8,
      );
  });
}

export function stage(): string {
  const s = sheet(1500, 1000, 179);
  const r = s.r;
  s.fill(rect(0, 0, 1500, 1000), "#1c1a26");
  boards(
    s,
    [
      [0, 0],
      [1500, 0],
      [1500, 700],
      [0, 700],
    ],
    26,
    ["#4a3330", "#3e2b2c", "#573b34"],
  );
  for (const x of [120, 480, 1020, 1400]) {
    beam(s, [x, 0], [x, 700], 54, "#4f3528");
    grain(s, x - 27, 0, 54, 700, "#2a1a18", 14);
  }
  beam(s, [0, 120], [1500, 120], 60, "#4f3528");
  beam(s, [120, 420], [480, 130], 38, "#4f3528");
  beam(s, [1400, 420], [1040, 130], 38, "#4f3528");
  // light falls from two lamps
  for (const [x, tx] of [
    [430, 640],
    [1130, 860],
  ] as const) {
    s.fill(
      poly([
        [x - 18, 60],
        [x + 18, 60],
        [tx + 360, 800],
        [tx - 360, 800],
      ]),
      s.lin(
        [x, 60],
        [tx, 800],
        [
          [0, "#ffd58c", 0.5],
          [0.6, "#ffc070", 0.2],
          [1, "#ffc070", 0.05],
        ],
      ),
    );
  }
  s.glow(740, 520, 620, "#ffb45e", 0.6);
  for (const x of [430, 1130]) {
    s.line(
      poly(
        [
          [x, 0],
          [x, 34],
        ],
        false,
      ),
      "#15131c",
      8,
    );
    s.fill(
      poly([
        [x - 30, 34],
        [x + 30, 34],
        [x + 46, 86],
        [x - 46, 86],
      ]),
      "#201c26",
    );
    s.fill(blob(r, x, 86, 44, 9, 0.02, 12), "#fff0c4");
    s.glow(x, 90, 130, "#ffe2a0", 0.8);
  }
  // stage floor
  s.fill(
    poly([
      [60, 700],
      [1440, 700],
      [1620, 880],
      [-120, 880],
    ]),
    s.lin(
      [0, 700],
      [0, 880],
      [
        [0, "#a86c3c"],
        [1, "#6d4229"],
      ],
    ),
  );
  for (let i = 0; i <= 22; i++)
    s.line(
      poly(
        [
          [lerp(60, 1440, i / 22), 700],
          [lerp(-120, 1620, i / 22), 880],
        ],
        false,
      ),
      "#3a2018",
      2.6,
      0.6,
    );
  s.fill(
    blob(r, 740, 782, 520, 74, 0.02, 18),
    s.rad([740, 782], 520, [
      [0, "#ffd994", 0.85],
      [0.6, "#ffb765", 0.4],
      [1, "#ffb765", 0],
    ]),
  );
  s.fill(rect(-20, 880, 1540, 60), "#3a251f");
  s.fill(rect(-20, 880, 1540, 7), "#c98a4c", 0.8);
  for (let i = 0; i < 18; i++)
    s.line(
      poly(
        [
          [i * 88, 890],
          [i * 88 + 4, 940],
        ],
        false,
      ),
      "#1e1416",
      3,
      0.7,
    );
  rug(s);
  // a stove, a crate of apples and the end of the press beam as a backdrop on the right
  const bassShadow = blob(r, 600, 790, 170, 22, 0.06, 12);
  s.fill(bassShadow, "#2a1614", 0.5);
  doubleBass(s, 520, 770, 0.86, 11);
  standAndStool(s);
  for (let i = 0; i < 3; i++) chairs(s, i);
  for (let i = 0; i < 60; i++)
    s.dabs([[300 + r() * 900, 150 + r() * 520, 0.1, 0]], "#ffe9bd", r.range(1.5, 3.2), r.range(0.2, 0.6));
  s.fill(
    rect(0, 0, 1500, 1000),
    s.rad([740, 560], 900, [
      [0, "#0f0d18", 0],
      [0.5, "#0f0d18", 0.08],
      [1, "#0f0d18", 0.72],
    ]),
  );
  return s.svg();
}

function rug(s: Sheet): void {
  const d = poly([
    [420, 738],
    [1090, 738],
    [1180, 838],
    [340, 838],
  ]);
  s.fill(d, "#8f3a30");
  s.clip(d, () => {
    s.line(
      poly([
        [444, 748],
        [1070, 748],
        [1140, 826],
        [378, 826],
      ]),
      "#d9a860",
      6,
      0.8,
    );
    s.line(
      poly([
        [470, 758],
        [1046, 758],
        [1104, 816],
        [414, 816],
      ]),
      "#2e2a3c",
      5,
      0.8,
    );
    for (let i = 0; i < 9; i++)
      s.fill(
        poly([
          [490 + i * 66, 788],
          [512 + i * 66, 770],
          [534 + i * 66, 788],
          [512 + i * 66, 806],
        ]),
        i % 2 ? "#d9a860" : "#33405a",
        0.75,
      );
  });
  s.fill(
    d,
    s.rad([740, 782], 440, [
      [0, "#ffd994", 0.35],
      [1, "#1c1016", 0.35],
    ]),
  );
}

function standAndStool(s: Sheet): void {
  const r = s.r;
  s.fill(blob(r, 860, 806, 96, 14, 0.05, 12), "#241214", 0.5);
  for (const [a, b] of [
    [820, 796],
    [886, 920],
    [842, 826],
    [868, 894],
  ] as const)
    s.fill(
      taper(
        [
          [a, 628],
          [b, 806],
        ],
        13,
        9,
      ),
      a < 850 ? "#a8733f" : "#5f3a26",
    );
  s.line(
    poly(
      [
        [812, 738],
        [902, 738],
      ],
      false,
    ),
    "#7d5230",
    8,
  );
  s.fill(blob(r, 853, 626, 76, 17, 0.01, 16), "#5f3a26");
  s.fill(blob(r, 852, 618, 76, 16, 0.01, 16), "#d19a58");
  s.fill(blob(r, 834, 614, 46, 7, 0.05, 12), "#f0c888", 0.7);
  // a clarinet on the stool
  s.fill(
    taper(
      [
        [790, 612],
        [870, 600],
        [920, 592],
      ],
      8,
      15,
    ),
    "#17141c",
  );
  s.dabs(
    [
      [812, 606, 5, -1],
      [832, 603, 5, -1],
      [852, 600, 5, -1],
      [872, 597, 5, -1],
    ],
    "#e0c98f",
    4,
  );
  // microphone
  s.fill(blob(r, 706, 826, 62, 9, 0.04, 12), "#1a1218", 0.75);
  s.fill(blob(r, 706, 818, 52, 11, 0.02, 14), "#2b2a33");
  s.line(
    poly(
      [
        [706, 816],
        [706, 420],
      ],
      false,
    ),
    "#3c3b46",
    8,
  );
  s.line(
    poly(
      [
        [703, 812],
        [703, 424],
      ],
      false,
    ),
    "#d9b98a",
    2,
    0.8,
  );
  s.fill(
    taper(
      [
        [706, 424],
        [722, 398],
        [734, 384],
      ],
      18,
      20,
    ),
    "#2b2a33",
  );
  s.fill(blob(r, 746, 366, 21, 25, 0.02, 12, 0.6), "#8d8b90");
  s.fill(blob(r, 741, 360, 12, 15, 0.04, 10, 0.6), "#d6cfc4", 0.8);
  s.line(
    smooth([
      [706, 560],
      [688, 640],
      [694, 760],
      [640, 826],
      [560, 846],
      [480, 870],
    ]),
    "#17141c",
    5,
    0.9,
  );
}

function chairs(s: Sheet, row: number): void {
  if (row === 0) return;
  const y = 905 + row * 58;
  const k = 0.8 + row * 0.26;
  for (let i = 0; i < 11; i++) {
    const x = -30 + i * 158 * (k * 0.93) + (row % 2) * 60 + s.r.gauss() * 6;
    const c = mix("#17131c", "#3a2824", 0.4);
    s.fill(
      smooth([
        [x - 42 * k, y + 90],
        [x - 46 * k, y - 36 * k],
        [x - 38 * k, y - 52 * k],
        [x + 38 * k, y - 52 * k],
        [x + 46 * k, y - 36 * k],
        [x + 42 * k, y + 90],
      ]),
      c,
    );
    s.fill(rect(x - 30 * k, y - 22 * k, 60 * k, 22 * k), "#0f0d15", 0.8);
    s.line(
      smooth([
        [x - 44 * k, y - 38 * k],
        [x - 36 * k, y - 51 * k],
        [x + 36 * k, y - 51 * k],
        [x + 44 * k, y - 38 * k],
      ]),
      "#d98f4a",
      3,
      0.75,
    );
  }
}
