// The slope as a wide panorama: at sunrise, and in the blue hour with lit windows.
import { blob, lerp, mix, sheet, smooth } from "../kit.ts";
import { LEAF, below, cloud, flowers, groundShadow, meadow, ridge, sky, stars, woods, yAt } from "../nature.ts";
import { appleTree, farTree } from "../trees.ts";
import { farmstead } from "../farm.ts";
import type { P, Sheet } from "../kit.ts";

function mist(s: Sheet, y: number, colour: string, n: number, opacity: number, spread = 26): void {
  const r = s.r;
  for (let i = 0; i < n; i++) {
    const x = r() * s.w;
    const w = r.range(180, 520);
    s.fill(blob(r, x, y + r.gauss() * spread, w, r.range(5, 17), 0.12, 14), colour, opacity * r.range(0.4, 1));
  }
}

export function sunrise(): string {
  const s = sheet(1600, 900, 71);
  const r = s.r;
  const sun: P = [1010, 300];
  sky(s, [
    [0, "#7c9fae"],
    [0.14, "#b9c1b4"],
    [0.27, "#f0d3a0"],
    [0.37, "#fae3b4"],
    [1, "#f4ecdc"],
  ]);
  s.glow(sun[0], sun[1], 900, "#ffd68c", 0.95);
  s.fill(blob(r, sun[0], sun[1] - 22, 50, 49, 0.015, 14), "#fff6dc");
  for (const [x, y, w] of [
    [330, 90, 700],
    [1260, 110, 620],
    [760, 170, 460],
    [1420, 200, 340],
    [180, 205, 380],
  ] as const)
    cloud(s, x, y, w, "#c9b59c", "#fae6c0", 0.6);
  const far = ["#cdbb9d", "#b7ad91", "#98a083", "#76896f"];
  for (let i = 0; i < 4; i++) {
    woods(
      s,
      ridge(r, 1600, (t) => 340 + i * 34 - (52 - i * 8) * Math.sin(t * (2.6 + i * 0.9) + i * 1.7), 8),
      far[i] as string,
      mix(far[i] as string, "#f7e2b4", 0.62),
      7 + i * 3,
    );
    mist(s, 402 + i * 32, "#fbe9c6", 12, 0.5);
  }
  const light: P = [0.35, -0.9];
  const slope = ridge(r, 1600, (t) => 640 - 170 * t + 26 * Math.sin(t * 5), 4);
  const low = ridge(r, 1600, (t) => 495 + 30 * Math.sin(t * 3 + 2), 4);
  s.fill(
    below(low, 900),
    s.lin(
      [0, 480],
      [0, 700],
      [
        [0, "#c0b774"],
        [1, "#8f9a55"],
      ],
    ),
  );
  for (let i = 0; i < 26; i++) {
    const x = (i * 67) % 1180;
    farTree(s, x + r.gauss() * 12, yAt(low, x) + 10 + (i % 3) * 26, 46 + (i % 3) * 12, {
      leaf: LEAF.summer.map((c) => mix(c, "#dccb95", 0.5 - (i % 3) * 0.08)),
      light,
      bark: "#6d6650",
      shadow: { colour: "#76814a", dx: -0.1, opacity: 0.5 },
    });
  }
  mist(s, 560, "#fbe7bf", 12, 0.4, 18);
  farmstead(s, 545, 588, 1.15, "morning");
  mist(s, 606, "#f9e4ba", 7, 0.42, 10);
  s.fill(
    below(slope, 900),
    s.lin(
      [1300, 440],
      [700, 900],
      [
        [0, "#d3c06b"],
        [0.35, "#8d9c4c"],
        [1, "#33523a"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#4d6f3d", "#71873f", "#9da04c", "#cfba62", "#f0d884"],
    from: (x) => yAt(slope, x) + 3,
    density: 1.1,
    opacity: 0.6,
  });
  const rows: [number, number, number][] = [];
  for (let row = 0; row < 4; row++) {
    const n = [10, 8, 6, 5][row] ?? 5;
    for (let i = 0; i < n; i++) {
      const x = lerp(1650 - row * 30, 800 - row * 70, i / (n - 1)) + r.gauss() * 8;
      rows.push([x, yAt(slope, x) + ([14, 56, 118, 214][row] ?? 0), [74, 112, 158, 226][row] ?? 0]);
    }
  }
  rows.sort((a, b) => a[1] - b[1]);
  for (const [x, y, k] of rows) {
    const dx = (x - sun[0]) / 1500;
    groundShadow(s, x + dx * k, y + k * 0.13, k * 0.32, k * 0.13, "#2c4a33", 0.4);
    farTree(s, x, y, k, {
      leaf: LEAF.summer.map((c, j) => mix(c, j > 2 ? "#ffd98a" : "#5f6f45", 0.42 - k * 0.0011)),
      light: [(sun[0] - x) / 500, -0.8],
      bark: "#3c352f",
      density: 1.4,
    });
  }
  appleTree(s, 140, 850, 570, {
    leaf: ["#182f2b", "#264534", "#46653b", "#93974a", "#ecc76c"],
    light: [0.9, -0.5],
    bark: "#2c2826",
    barkLit: "#c99a5c",
    lean: 0.4,
    density: 1.5,
    fruit: 26,
    fruitColours: ["#b5372c", "#c9503a"],
  });
  meadow(s, {
    shades: ["#1d3a2f", "#2c5035", "#4b6c3a", "#7d8842"],
    from: (x) => 838 + 12 * Math.sin(x * 0.005),
    density: 1,
    tall: 1.7,
  });
  flowers(s, () => 840, ["#f4e3b8", "#f0c65a", "#d9765a"], 70, 1.3);
  return s.svg();
}

export function blueHour(): string {
  const s = sheet(1600, 900, 83);
  const r = s.r;
  sky(s, [
    [0, "#131f3c"],
    [0.2, "#2a3f66"],
    [0.36, "#5d719a"],
    [0.45, "#c79a8c"],
    [0.5, "#e9b98a"],
    [1, "#2a3f66"],
  ]);
  stars(s, 190, 330);
  s.glow(1330, 430, 620, "#f4b77c", 0.6, 0.5);
  s.fill(
    smooth(
      [
        [1210, 96],
        [1190, 120],
        [1194, 150],
        [1222, 168],
        [1208, 142],
        [1205, 118],
      ],
      true,
    ),
    "#f6ecd2",
  );
  for (const [x, y, w] of [
    [420, 250, 760],
    [1150, 300, 520],
    [1460, 350, 420],
  ] as const)
    cloud(s, x, y, w, "#4a5579", "#a98690", 0.55);
  const far = ["#51658c", "#40557b", "#304568"];
  for (let i = 0; i < 3; i++) {
    woods(
      s,
      ridge(r, 1600, (t) => 396 + i * 36 - (50 - i * 8) * Math.sin(t * (2.4 + i) + i * 2 + 1), 8),
      far[i] as string,
      mix(far[i] as string, "#8d93b0", 0.45),
      8 + i * 4,
    );
    mist(s, 460 + i * 30, "#8d9bbd", 9, 0.22);
  }
  const slope = ridge(r, 1600, (t) => 500 + 110 * t + 16 * Math.sin(t * 6), 4);
  s.fill(
    below(slope, 900),
    s.lin(
      [0, 480],
      [0, 900],
      [
        [0, "#3c5876"],
        [0.3, "#294560"],
        [1, "#10203a"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#1c3450", "#274562", "#355a74", "#48708a"],
    from: (x) => yAt(slope, x) + 3,
    density: 0.9,
    opacity: 0.6,
  });
  const light: P = [0.6, -0.7];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 16; i++) {
      const x = 10 + i * 112 + row * 44 + r.gauss() * 12;
      if (row > 0 && x > 330 && x < 1010) continue;
      farTree(s, x, yAt(slope, x) + 14 + row * 34, 62 + row * 24, {
        leaf: LEAF.dusk.map((c) => mix(c, "#5d719a", 0.25 - row * 0.08)),
        light,
        bark: "#141f33",
        shadow: { colour: "#12223c", dx: -0.2, opacity: 0.5 },
      });
    }
  farmstead(s, 640, 668, 1.55, "dusk");
  const way: P[] = [
    [600, 690],
    [700, 745],
    [880, 790],
    [940, 850],
    [900, 930],
  ];
  s.line(smooth(way), "#5d7390", 46, 0.5);
  s.line(smooth(way), "#8796a8", 26, 0.32);
  s.glow(640, 715, 300, "#ffbf66", 0.4, 0.35);
  const near = {
    leaf: LEAF.night.map((c, i) => mix(c, "#3f5f7c", i * 0.08)),
    light,
    bark: "#0d1626",
    barkLit: "#4a5c78",
  };
  appleTree(s, 1400, 832, 520, {
    ...near,
    lean: -0.3,
    density: 1.4,
    shadow: { colour: "#0c1830", dx: -0.2, opacity: 0.6 },
  });
  appleTree(s, 110, 800, 400, {
    ...near,
    lean: 0.3,
    density: 1.2,
    shadow: { colour: "#0c1830", dx: -0.2, opacity: 0.6 },
  });
  meadow(s, {
    shades: ["#0c1a30", "#14263f", "#1e3550", "#2d4a64"],
    from: (x) => 832 + 14 * Math.sin(x * 0.006 + 1),
    density: 1,
    tall: 1.7,
  });
  for (let i = 0; i < 26; i++)
    s.dabs([[r() * 1600, r.range(560, 860), 0.1, 0]], "#e9d98a", r.range(2, 3.4), r.range(0.5, 0.9));
  return s.svg();
}

/** The same morning upright, for phones: the farmstead and the tree beside it. */
export function sunriseUpright(): string {
  const [x, width] = [318, 506];
  return sunrise().replace(
    'viewBox="0 0 1600 900" width="1600" height="900"',
    `viewBox="${x} 0 ${width} 900" width="${width}" height="900"`,
  );
}
