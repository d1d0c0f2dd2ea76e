// Bottles and glasses, clear enough to see what is in them.
import { blob, mix, n1, poly, rect, smooth, taper } from "./kit.ts";
import { apple, leafShape, GREEN, RED, YELLOW } from "./objects.ts";
import type { P, Sheet } from "./kit.ts";

export type BottleKind = "juice" | "cider" | "vinegar";

/** Half widths along the height, from the foot to the mouth, as parts of the height. */
const PROFILES: Record<BottleKind, readonly P[]> = {
  juice: [
    [0, 0.135],
    [0.02, 0.148],
    [0.3, 0.15],
    [0.56, 0.15],
    [0.66, 0.138],
    [0.76, 0.088],
    [0.84, 0.058],
    [0.92, 0.052],
    [1, 0.054],
  ],
  cider: [
    [0, 0.122],
    [0.02, 0.134],
    [0.3, 0.135],
    [0.5, 0.134],
    [0.6, 0.118],
    [0.7, 0.078],
    [0.8, 0.05],
    [0.9, 0.042],
    [1, 0.044],
  ],
  vinegar: [
    [0, 0.175],
    [0.03, 0.192],
    [0.3, 0.195],
    [0.5, 0.188],
    [0.6, 0.15],
    [0.68, 0.085],
    [0.76, 0.062],
    [0.9, 0.058],
    [1, 0.062],
  ],
};

const LIQUID: Record<BottleKind, { edge: string; body: string; lit: string; glass: string }> = {
  juice: { edge: "#8a4f1c", body: "#cf8a2f", lit: "#f0bd5c", glass: "#c9cfae" },
  cider: { edge: "#5a6a2c", body: "#c2a23f", lit: "#ecd67c", glass: "#7d9160" },
  vinegar: { edge: "#5a2414", body: "#a5501f", lit: "#e08e3e", glass: "#cdbf9c" },
};

const outline = (cx: number, base: number, h: number, profile: readonly P[], inset = 0, top = 1): P[] => {
  const used = profile.filter(([t]) => t <= top);
  const right = used.map(([t, w]) => [cx + (w - inset) * h, base - t * h] as P);
  const left = used.map(([t, w]) => [cx - (w - inset) * h, base - t * h] as P).reverse();
  return [...right, ...left];
};

function label(s: Sheet, cx: number, base: number, h: number, half: number, kind: BottleKind): void {
  const [y0, y1] = kind === "vinegar" ? [0.13, 0.42] : [0.14, 0.46];
  const sag = h * 0.012;
  const w = half * h * 0.995;
  const d =
    smooth([
      [cx - w, base - y1 * h],
      [cx, base - y1 * h + sag],
      [cx + w, base - y1 * h],
    ]) +
    `L${n1(cx + w)} ${n1(base - y0 * h)}` +
    smooth([
      [cx + w, base - y0 * h],
      [cx, base - y0 * h + sag],
      [cx - w, base - y0 * h],
    ]).replace("M", "L") +
    "Z";
  const band = kind === "juice" ? "#5f7f3d" : kind === "cider" ? "#b5372c" : "#2b3a4c";
  s.fill(d, "#f4ead2");
  s.clip(d, () => {
    s.fill(rect(cx - w, base - y0 * h - h * 0.035, w * 2, h * 0.06), band);
    const k = w * 0.36;
    const cy = base - (y0 * 0.42 + y1 * 0.58) * h;
    apple(s, cx - w * 0.02, cy + k * 0.12, k, kind === "juice" ? GREEN : kind === "cider" ? RED : YELLOW, {
      turn: 0.06,
      leaf: true,
    });
    for (const yy of [0.175, 0.195])
      s.line(
        `M${n1(cx - w * 0.5)} ${n1(base - (y0 + yy - 0.11) * h)}h${n1(w)}`,
        "#8a7d68",
        Math.max(1.5, h * 0.004),
        0.7,
      );
    s.fill(
      rect(cx - w, base - y1 * h, w * 2, h),
      s.lin(
        [cx - w, 0],
        [cx + w, 0],
        [
          [0, "#2a1d18", 0.4],
          [0.25, "#ffffff", 0.1],
          [0.6, "#2a1d18", 0],
          [1, "#2a1d18", 0.55],
        ],
      ),
    );
  });
}

function stopper(s: Sheet, cx: number, base: number, h: number, kind: BottleKind): void {
  const top = base - h;
  if (kind === "juice") {
    s.fill(
      poly([
        [cx - h * 0.06, top + h * 0.045],
        [cx - h * 0.062, top - h * 0.006],
        [cx + h * 0.062, top - h * 0.006],
        [cx + h * 0.06, top + h * 0.045],
      ]),
      s.lin(
        [cx - h * 0.06, 0],
        [cx + h * 0.06, 0],
        [
          [0, "#6f8a4a"],
          [0.3, "#a9bd76"],
          [1, "#3c5531"],
        ],
      ),
    );
    s.dabs(
      Array.from({ length: 9 }, (_, i) => [cx - h * 0.052 + i * h * 0.013, top + h * 0.01, 0, h * 0.026] as const),
      "#3c5531",
      h * 0.003,
      0.6,
    );
  } else if (kind === "cider") {
    s.fill(
      poly([
        [cx - h * 0.035, top + h * 0.004],
        [cx - h * 0.042, top - h * 0.035],
        [cx - h * 0.02, top - h * 0.055],
        [cx + h * 0.02, top - h * 0.055],
        [cx + h * 0.042, top - h * 0.035],
        [cx + h * 0.035, top + h * 0.004],
      ]),
      s.lin(
        [cx - h * 0.04, 0],
        [cx + h * 0.04, 0],
        [
          [0, "#fdf3e0"],
          [0.5, "#f1e2c6"],
          [1, "#a28d70"],
        ],
      ),
    );
    s.fill(rect(cx - h * 0.046, top, h * 0.092, h * 0.012), "#b5372c");
    s.line(
      smooth([
        [cx - h * 0.045, top - h * 0.02],
        [cx - h * 0.062, top + h * 0.04],
        [cx - h * 0.048, top + h * 0.1],
      ]),
      "#6d6a66",
      h * 0.009,
    );
    s.line(
      smooth([
        [cx + h * 0.045, top - h * 0.02],
        [cx + h * 0.062, top + h * 0.04],
        [cx + h * 0.048, top + h * 0.1],
      ]),
      "#4c4a4a",
      h * 0.009,
    );
    s.line(
      smooth([
        [cx - h * 0.048, top + h * 0.1],
        [cx, top + h * 0.115],
        [cx + h * 0.048, top + h * 0.1],
      ]),
      "#5c5a58",
      h * 0.008,
    );
  } else {
    s.fill(
      poly([
        [cx - h * 0.052, top + h * 0.02],
        [cx - h * 0.06, top - h * 0.08],
        [cx + h * 0.06, top - h * 0.08],
        [cx + h * 0.052, top + h * 0.02],
      ]),
      s.lin(
        [cx - h * 0.06, 0],
        [cx + h * 0.06, 0],
        [
          [0, "#d9b27a"],
          [1, "#8a6238"],
        ],
      ),
    );
    s.dabs(
      Array.from(
        { length: 14 },
        () => [cx + s.r.gauss() * h * 0.03, top - h * 0.03 + s.r.gauss() * h * 0.025, 0.5, 0] as const,
      ),
      "#6b4626",
      h * 0.007,
      0.7,
    );
  }
}

/** A bottle that stands with its foot at (cx, base); light comes from the left. */
export function bottle(
  s: Sheet,
  cx: number,
  base: number,
  h: number,
  kind: BottleKind,
  o: { level?: number; dim?: number; label?: boolean } = {},
): void {
  const c = LIQUID[kind];
  const profile = PROFILES[kind];
  const half = profile[2]?.[1] ?? 0.14;
  const dim = o.dim ?? 0;
  const t = (hex: string): string => mix(hex, "#1d1a26", dim);
  const body = smooth(outline(cx, base, h, profile), true);
  const w = half * h;
  s.fill(body, t(c.glass), 0.62);
  s.clip(body, () => {
    const level = o.level ?? 0.84;
    const y = base - level * h;
    s.fill(
      rect(cx - w, y, w * 2, h),
      s.lin(
        [cx - w, 0],
        [cx + w, 0],
        [
          [0, t(c.edge)],
          [0.12, t(mix(c.edge, c.body, 0.7))],
          [0.3, t(c.lit)],
          [0.52, t(c.body)],
          [0.85, t(mix(c.body, c.edge, 0.55))],
          [1, t(c.edge)],
        ],
      ),
    );
    s.fill(rect(cx - w, base - h * 0.12, w * 2, h * 0.12), t(c.edge), 0.35);
    s.fill(blob(s.r, cx + w * 0.15, base - h * 0.05, w * 0.6, h * 0.025, 0.1, 9), t(c.lit), 0.6);
    s.fill(blob(s.r, cx, y, w * 0.8, h * 0.007, 0.02, 10), t(mix(c.lit, "#fff8df", 0.5)), 0.9);
  });
  if (o.label !== false) label(s, cx, base, h, half, kind);
  s.clip(body, () => {
    const edge = outline(cx, base, h, profile, half * 0.26)
      .slice(0, profile.length)
      .map(([x, y]) => [2 * cx - x, y] as P);
    s.line(smooth(edge.slice(1, -1)), "#fffaf0", w * 0.11, 0.55 * (1 - dim));
    s.line(
      smooth(outline(cx, base, h, profile, half * 0.12).slice(1, profile.length - 1)),
      "#fff3d0",
      w * 0.05,
      0.5 * (1 - dim),
    );
    s.fill(rect(cx - w, base - h * 0.012, w * 2, h * 0.012), "#1d1a16", 0.35);
  });
  s.line(body, t(mix(c.glass, "#1f2a20", 0.65)), Math.max(1.5, h * 0.004), 0.55);
  stopper(s, cx, base, h, kind);
}

/** A ribbed cider tumbler or a stemmed glass. */
export function glass(
  s: Sheet,
  cx: number,
  base: number,
  h: number,
  o: { level?: number; liquid?: string; stem?: boolean; dim?: number } = {},
): void {
  const liquid = o.liquid ?? "#dba53c";
  const [foot, bowl] = o.stem ? [h * 0.46, h * 0.54] : [0, h];
  const y0 = base - foot;
  const [wt, wb] = o.stem ? [h * 0.19, h * 0.07] : [h * 0.33, h * 0.25];
  const mid = o.stem ? h * 0.22 : (wt + wb) / 2;
  if (o.stem) {
    s.fill(blob(s.r, cx, base - h * 0.012, h * 0.19, h * 0.028, 0.02, 12), "#e9e6d6", 0.6);
    s.fill(
      taper(
        [
          [cx, base - h * 0.02],
          [cx, base - h * 0.2],
          [cx, y0 + h * 0.03],
        ],
        h * 0.05,
        h * 0.03,
      ),
      "#f3efdf",
      0.7,
    );
    s.line(
      `M${n1(cx - h * 0.17)} ${n1(base - h * 0.012)}q${n1(h * 0.17)} ${n1(h * 0.04)} ${n1(h * 0.34)} 0`,
      "#ffffff",
      h * 0.008,
      0.8,
    );
  }
  const shape =
    smooth([
      [cx - wt, y0 - bowl],
      [cx - mid * 1.02, y0 - bowl * 0.5],
      [cx - wb, y0 - bowl * 0.04],
      [cx, y0 + bowl * 0.02],
      [cx + wb, y0 - bowl * 0.04],
      [cx + mid * 1.02, y0 - bowl * 0.5],
      [cx + wt, y0 - bowl],
    ]) + "Z";
  s.fill(shape, "#f2efe0", 0.28);
  const level = o.level ?? 0.62;
  s.clip(shape, () => {
    const y = y0 - bowl * level;
    s.fill(
      rect(cx - h, y, h * 2, h),
      s.lin(
        [cx - wt, 0],
        [cx + wt, 0],
        [
          [0, mix(liquid, "#5a2c14", 0.45)],
          [0.22, mix(liquid, "#fff0b8", 0.45)],
          [0.5, liquid],
          [1, mix(liquid, "#5a2c14", 0.5)],
        ],
      ),
      0.92,
    );
    s.fill(blob(s.r, cx, y, wt * 1.02, h * 0.025, 0.02, 12), mix(liquid, "#fff6cf", 0.6), 0.95);
    s.dabs(
      Array.from({ length: 12 }, () => [cx + s.r.gauss() * wb * 0.6, y + s.r() * bowl * level * 0.8, 0.1, 0] as const),
      "#fff6d8",
      Math.max(1.4, h * 0.009),
      0.7,
    );
    if (!o.stem)
      for (const u of [-0.66, -0.34, 0, 0.34, 0.66])
        s.line(
          `M${n1(cx + u * wt)} ${n1(y0 - bowl * 0.8)}L${n1(cx + u * wb)} ${n1(y0 - bowl * 0.06)}`,
          "#fff6dd",
          h * 0.012,
          0.35,
        );
    s.line(
      `M${n1(cx - wt * 0.76)} ${n1(y0 - bowl * 0.9)}L${n1(cx - mid * 0.74)} ${n1(y0 - bowl * 0.25)}`,
      "#ffffff",
      h * 0.03,
      0.65,
    );
  });
  s.line(shape, "#fbf7e8", Math.max(1.4, h * 0.009), 0.55);
  s.line(
    `M${n1(cx - wt)} ${n1(y0 - bowl)}q${n1(wt)} ${n1(h * 0.05)} ${n1(wt * 2)} 0q${n1(-wt)} ${n1(-h * 0.05)} ${n1(-wt * 2)} 0`,
    "#fffdf2",
    Math.max(1.4, h * 0.008),
    0.75,
  );
}

/** A twig with leaves, for the foreground of still lifes. */
export function twig(s: Sheet, pts: readonly P[], leafLen: number): void {
  const r = s.r;
  s.fill(taper(pts, leafLen * 0.1, leafLen * 0.04), "#5a4030");
  pts.forEach(([x, y], i) => {
    if (i === 0) return;
    leafShape(s, x, y, leafLen * r.range(0.75, 1.1), r.range(-0.9, 0.2), "#44663a", "#7c9a4c");
    leafShape(s, x, y, leafLen * r.range(0.7, 1), r.range(0.3, 1.2), "#3a5a35", "#6b8a45");
  });
}
