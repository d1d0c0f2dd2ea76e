import sharp from "sharp";
import { rect, sheet, smooth } from "./kit.ts";
import type { P } from "./kit.ts";
import { C, ball, letters } from "./club.ts";
const s = sheet(1000, 1100, 9);
const [x, y, k] = [500, 500, 800];
const q = (u: number, v: number): P => [x + u * k, y + v * k];
const d = `${smooth([q(-0.5, -0.5), q(0, -0.57), q(0.5, -0.5)])}L${smooth([q(0.5, -0.5), q(0.48, 0.1), q(0, 0.66), q(-0.48, 0.1), q(-0.5, -0.5)]).slice(1)}Z`;
s.fill(d, C.cream);
s.clip(d, () => {
  s.fill(rect(x - k, y - k * 0.7, 2 * k, k * 0.46), C.brick);
  s.fill(rect(x - k, y - k * 0.24, 2 * k, k * 0.03), C.gold);
  s.fill(
    smooth([q(-0.7, 0.16), q(-0.3, -0.1), q(0, 0.12), q(0.3, -0.12), q(0.7, 0.16), q(0.7, 1), q(-0.7, 1)], true),
    "#2f5563",
  );
  s.fill(smooth([q(-0.7, 0.36), q(-0.1, 0.2), q(0.7, 0.38), q(0.7, 1), q(-0.7, 1)], true), "#3c7350");
});
s.fill(letters("TALBLICK", x, y - k * 0.31, k * 0.185, { align: "middle", spacing: 0.03 }), C.cream);
ball(s, x, y + k * 0.16, k * 0.17, { turn: [0.3, 0.4, 0.2] });
s.fill(letters("1921", x, y + k * 0.5, k * 0.13, { align: "middle", spacing: 0.04 }), C.cream);
s.line(d, C.brickDark, k * 0.045);
await sharp(Buffer.from(s.svg()), { density: 72 })
  .trim({ threshold: 0 })
  .resize({ height: 640 })
  .png({ palette: true, colours: 96, compressionLevel: 9, effort: 10 })
  .toFile(new URL("../pictures/wappen.png", import.meta.url).pathname);
