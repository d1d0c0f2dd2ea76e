// The palettes: each design token of client/ui/tokens.css, light and dark. pairs.ts lists the pairs that must be
// readable.
import type { Palette } from "#contract/values/looks.ts";
import type { Hex } from "./colors.ts";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

export const tokenNames = [
  "paper",
  "paper-raised",
  "paper-sunken",
  "ink",
  "ink-soft",
  "line",
  "leaf",
  "leaf-strong",
  "leaf-wash",
  "on-leaf",
  "accent",
  "accent-wash",
  "sun",
  "focus",
] as const;
/** Custom properties of the style sheets, without '--'. */
export type Token = (typeof tokenNames)[number];

export type Shades = readonly [light: Hex, dark: Hex];
export type Tokens = Readonly<Record<Token, Shades>>;

export const paletteTokens: Readonly<Record<Palette, Tokens>> = {
  // The default, with the same colours as the style sheets: paper, leaf green and the red of a ripe apple.
  garden: {
    paper: ["#faf7f0", "#161a15"],
    "paper-raised": ["#fffdf8", "#1f241d"],
    "paper-sunken": ["#f1ecdf", "#10130f"],
    ink: ["#221e18", "#ece7db"],
    "ink-soft": ["#5c5548", "#b3ac9c"],
    line: ["#ddd5c3", "#363d32"],
    leaf: ["#3d6a2b", "#a5cf86"],
    "leaf-strong": ["#2c5220", "#c0e0a6"],
    "leaf-wash": ["#e7eddb", "#25301f"],
    "on-leaf": ["#ffffff", "#12180e"],
    accent: ["#ab2f26", "#f0907f"],
    "accent-wash": ["#f8e4df", "#3a1f1b"],
    sun: ["#ffcf33", "#ffcf33"],
    focus: ["#1c4d8c", "#9cc3ff"],
  },
  slate: {
    paper: ["#f7f9fc", "#141921"],
    "paper-raised": ["#ffffff", "#1c232f"],
    "paper-sunken": ["#ebeff4", "#0e1218"],
    ink: ["#1a1e25", "#e2e8f1"],
    "ink-soft": ["#4c5663", "#a5afbc"],
    line: ["#ced9e6", "#313c4d"],
    leaf: ["#22559d", "#8dbefa"],
    "leaf-strong": ["#123c80", "#b2d4ff"],
    "leaf-wash": ["#dfebfc", "#1f2f48"],
    "on-leaf": ["#ffffff", "#0e141d"],
    accent: ["#b82131", "#f58a8b"],
    "accent-wash": ["#f9e3e2", "#3b1e1e"],
    sun: ["#ffc83d", "#ffc83d"],
    focus: ["#6f41c1", "#ceb6fc"],
  },
  brick: {
    paper: ["#fef9f5", "#1e1714"],
    "paper-raised": ["#ffffff", "#2a211c"],
    "paper-sunken": ["#f8ede5", "#16110e"],
    ink: ["#241c19", "#f0e5e1"],
    "ink-soft": ["#61524b", "#baaaa3"],
    line: ["#e3d2cb", "#463832"],
    leaf: ["#a24016", "#f0a77b"],
    "leaf-strong": ["#7d2d0b", "#f9c59c"],
    "leaf-wash": ["#fbe6db", "#41261a"],
    "on-leaf": ["#ffffff", "#1b110b"],
    accent: ["#a71b50", "#f48cab"],
    "accent-wash": ["#f8e3e7", "#3a1e26"],
    sun: ["#ffd25e", "#ffd25e"],
    focus: ["#125289", "#97c9fd"],
  },
  lake: {
    paper: ["#f5f9fa", "#0d1b1f"],
    "paper-raised": ["#fdffff", "#12262c"],
    "paper-sunken": ["#e5f0f2", "#091417"],
    ink: ["#162022", "#dfeaed"],
    "ink-soft": ["#46595e", "#9fb2b7"],
    line: ["#c6dadf", "#234149"],
    leaf: ["#01606e", "#7dd5da"],
    "leaf-strong": ["#004753", "#a5e5e7"],
    "leaf-wash": ["#d7f0f1", "#0d353c"],
    "on-leaf": ["#ffffff", "#081717"],
    accent: ["#b23b1d", "#f6987b"],
    "accent-wash": ["#f9e4df", "#3a1f17"],
    sun: ["#ffd95a", "#ffd95a"],
    focus: ["#4249af", "#b8befe"],
  },
  plum: {
    paper: ["#fcf6f9", "#1e161c"],
    "paper-raised": ["#fffefe", "#2a1f27"],
    "paper-sunken": ["#f4e9f0", "#161014"],
    ink: ["#221c21", "#ede5ec"],
    "ink-soft": ["#5d515b", "#b6aab4"],
    line: ["#ded1dc", "#463642"],
    leaf: ["#7d2a5e", "#eea3c9"],
    "leaf-strong": ["#5e1745", "#f8c2dc"],
    "leaf-wash": ["#f7e4f0", "#422337"],
    "on-leaf": ["#ffffff", "#1b1015"],
    accent: ["#ac3c13", "#f49b72"],
    "accent-wash": ["#f9e4de", "#3a2014"],
    sun: ["#f7c94b", "#f7c94b"],
    focus: ["#254c96", "#a5c5ff"],
  },
  sand: {
    paper: ["#f8f0e1", "#1c1813"],
    "paper-raised": ["#fefaf1", "#28221b"],
    "paper-sunken": ["#efe3cf", "#15110e"],
    ink: ["#1f1811", "#efe6dd"],
    "ink-soft": ["#605344", "#b9ab9d"],
    line: ["#d6c8b9", "#433a31"],
    leaf: ["#64441d", "#e6c27a"],
    "leaf-strong": ["#472e12", "#f1d8a2"],
    "leaf-wash": ["#eedcb9", "#3d2d14"],
    "on-leaf": ["#ffffff", "#181309"],
    accent: ["#a3231e", "#f38e7e"],
    "accent-wash": ["#f9e4e0", "#3b1f1a"],
    sun: ["#f5b93a", "#f5b93a"],
    focus: ["#184c8d", "#9dc7ff"],
  },
};
