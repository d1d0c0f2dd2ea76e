import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { blob, mix, poly, rect, sheet, smooth, n1 } from "./kit.ts";
import type { P, Sheet } from "./kit.ts";
import { C, circle, ellipse, letters, roundRect } from "./club.ts";
import { print } from "./print.ts";
const out = new URL("../pictures/", import.meta.url).pathname;
mkdirSync(out, { recursive: true });
type Face = {
  bg: [string, string];
  skin: string;
  hair: string;
  hairFront: string;
  hairBack?: string;
  top: string;
  trim: string;
  wear: "shirt" | "zip" | "polo" | "coat" | "hood";
  beard?: string;
  glasses?: boolean;
  cap?: string;
  grey?: boolean;
  round?: number;
  extra?: (s: Sheet) => void;
};
/** Half figure on a sheet of 600: head around (300, 240), shoulders from 420 on. */
function face(seed: number, f: Face): Sheet {
  const s = sheet(600, 600, seed);
  const dark = (c: string, t = 0.25): string => mix(c, "#241a22", t);
  s.fill(
    rect(0, 0, 600, 600),
    s.lin(
      [0, 0],
      [0, 600],
      [
        [0, f.bg[0]],
        [1, f.bg[1]],
      ],
    ),
  );
  s.glow(190, 130, 420, "#fff6e0", 0.5);
  // soft shapes behind: hills
  s.fill("M0 430C120 360 220 400 330 410C440 420 520 370 600 390V600H0Z", dark(f.bg[1], 0.12), 0.55);
  const w = 1 + (f.round ?? 0);
  if (f.hairBack) s.fill(f.hairBack, dark(f.hair, 0.18));
  // shoulders
  const body = `M300 392C372 392 408 414 452 436C506 462 528 520 540 620H60C72 520 94 462 148 436C192 414 228 392 300 392Z`;
  s.fill(body, f.top);
  s.clip(body, () => {
    s.fill("M360 380C440 400 560 450 560 620H420C440 540 420 450 360 400Z", dark(f.top, 0.22), 0.7);
    if (f.wear === "zip") {
      s.fill("M60 470C110 430 190 402 240 396L262 620H60Z", f.trim, 0.95);
      s.fill("M540 470C490 430 410 402 360 396L338 620H540Z", dark(f.trim, 0.16), 0.95);
      s.line("M300 430V620", f.trim, 6);
    }
    if (f.wear === "coat") {
      s.fill("M300 470L236 398L180 420L262 620H338L420 420L364 398Z", f.trim);
      s.line("M236 398L286 520L276 620M364 398L314 520L324 620", dark(f.top, 0.35), 5, 0.7);
    }
  });
  // neck
  const neck = "M252 330H348V396C348 432 252 432 252 396Z";
  s.fill(neck, dark(f.skin, 0.16));
  if (f.wear === "polo" || f.wear === "shirt") {
    s.fill("M244 386C262 426 290 440 300 444L276 480L214 416C222 402 232 392 244 386Z", f.trim);
    s.fill("M356 386C338 426 310 440 300 444L324 480L386 416C378 402 368 392 356 386Z", dark(f.trim, 0.1));
    s.line("M300 446V540", dark(f.top, 0.3), 4, 0.7);
    s.fill(circle(300, 500, 5) + circle(300, 540, 5), f.trim);
  }
  if (f.wear === "zip")
    s.fill(
      "M240 380C250 412 280 430 300 432C320 430 350 412 360 380L378 404C362 440 330 456 300 458C270 456 238 440 222 404Z",
      f.top,
    );
  if (f.wear === "hood") {
    s.fill(
      "M226 378C236 440 364 440 374 378C400 392 408 420 392 444C352 488 248 488 208 444C192 420 200 392 226 378Z",
      f.trim,
    );
    s.line("M270 456V520M330 456V512", C.cream, 6);
  }
  // head
  const rx = 88 * w;
  const head = smooth(
    [
      [300, 128],
      [300 + rx * 0.72, 158],
      [300 + rx, 236],
      [300 + rx * 0.84, 306],
      [300 + rx * 0.4, 352],
      [300, 364],
      [300 - rx * 0.4, 352],
      [300 - rx * 0.84, 306],
      [300 - rx, 236],
      [300 - rx * 0.72, 158],
    ],
    true,
  );
  s.fill(ellipse(300 - rx + 2, 254, 16, 24) + ellipse(300 + rx - 2, 254, 16, 24), dark(f.skin, 0.12));
  s.fill(head, f.skin);
  s.clip(head, () => {
    s.fill("M352 100C420 160 410 300 320 372H420V100Z", dark(f.skin, 0.3), 0.32);
    s.fill(ellipse(246, 292, 24, 15) + ellipse(354, 292, 24, 15), "#c8523c", 0.2);
  });
  if (f.beard)
    s.clip(head, () => {
      s.fill(
        "M196 250C204 300 236 300 262 296C286 290 314 290 338 296C364 300 396 300 404 250V400H196Z",
        f.beard ?? f.hair,
      );
      s.fill(ellipse(300, 322, 30, 11), f.skin);
    });
  // features: brows, eyes, nose, mouth
  const brow = f.grey ? dark(f.hair, 0.15) : dark(f.hair, 0.1);
  s.line("M240 216C250 208 266 207 276 212", brow, 8);
  s.line("M324 212C334 207 350 208 360 216", brow, 8);
  s.fill(ellipse(259, 242, 7.5, 9) + ellipse(341, 242, 7.5, 9), "#2a2228");
  s.fill(circle(262, 239, 2.4) + circle(344, 239, 2.4), "#fff");
  s.line("M302 246C308 262 312 276 302 280C298 281 294 281 290 279", dark(f.skin, 0.36), 6, 0.85);
  if (f.beard) s.line("M278 320C290 330 310 330 322 320", "#7c3a34", 6);
  else {
    s.fill("M270 312C288 320 312 320 330 312C324 338 276 338 270 312Z", "#fdf6ea");
    s.line("M268 311C288 321 312 321 332 311", dark(f.skin, 0.5), 5);
  }
  if (f.glasses) {
    s.line(circle(258, 244, 31) + circle(342, 244, 31), "#2b2a33", 6);
    s.line("M289 240C296 234 304 234 311 240M227 240L212 236M373 240L388 236", "#2b2a33", 6);
  }
  s.fill(f.hairFront, f.hair);
  s.clip(f.hairFront, () => {
    for (let i = 0; i < 26; i++) {
      const x = 190 + i * 9;
      s.line(
        `M${x} 90C${x + s.r.range(-16, 10)} 150 ${x + s.r.range(-20, 20)} 190 ${x + s.r.range(-8, 8)} 240`,
        i % 2 ? dark(f.hair, 0.25) : mix(f.hair, "#fff1d0", 0.22),
        3,
        0.5,
      );
    }
  });
  if (f.cap) {
    s.fill("M204 196C204 122 250 92 304 92C362 92 402 126 402 196C370 180 240 180 204 196Z", f.cap);
    s.fill(
      "M196 200C240 172 364 172 440 206C444 216 432 220 420 216C360 200 260 196 206 210C196 212 192 206 196 200Z",
      dark(f.cap, 0.28),
    );
    s.fill(circle(304, 94, 8), dark(f.cap, 0.2));
  }
  f.extra?.(s);
  return s;
}
const short =
  "M206 232C196 160 236 104 306 102C380 104 408 160 394 232C388 214 384 196 372 182C340 190 268 190 232 176C220 192 212 212 206 232Z";
const bob =
  "M202 250C186 150 240 96 302 96C372 96 414 150 398 250C392 220 384 196 362 178C330 194 270 196 240 176C214 196 208 222 202 250Z";
const bobBack =
  "M188 250C176 130 236 80 302 80C376 80 424 130 412 250C416 310 420 350 396 384H204C180 350 184 310 188 250Z";
const longBack =
  "M184 250C172 130 236 78 302 78C376 78 428 130 416 250C424 340 438 400 430 470H170C162 400 176 340 184 250Z";
const parted = "M204 246C190 156 240 98 300 98C368 98 412 150 396 246C386 204 362 166 322 150C292 176 236 182 204 246Z";
const thin =
  "M208 226C202 200 206 176 218 160C214 184 216 206 212 232ZM392 226C398 200 394 176 382 160C386 184 384 206 388 232Z";
const curls = (s = 0): string =>
  [
    [214, 190],
    [226, 152],
    [252, 122],
    [290, 106],
    [330, 112],
    [362, 132],
    [384, 166],
    [390, 206],
    [208, 226],
    [250, 152],
    [300, 138],
    [346, 154],
  ]
    .map(([x = 0, y = 0]) => circle(x, y - s, 31))
    .join("");
const bunTop =
  "M300 30C338 30 356 56 346 82C380 92 412 140 396 232C386 198 366 172 300 164C234 172 214 198 204 232C188 140 220 92 254 82C244 56 262 30 300 30Z";
const crestOn = (s: Sheet): void => {
  s.fill("M396 470C410 464 430 464 444 470C444 500 436 514 420 522C404 514 396 500 396 470Z", C.cream);
  s.fill("M400 474C412 469 428 469 440 474V484H400Z", C.brick);
  s.fill(circle(420, 500, 8), C.ink);
};
const people: Record<string, Face> = {
  "portraet-wolter": {
    bg: ["#f3dfb6", "#e2b77e"],
    skin: C.skin[3],
    hair: "#b9b2a6",
    grey: true,
    hairFront: bob,
    hairBack: bobBack,
    top: "#a83f2f",
    trim: "#f7ecd6",
    wear: "coat",
    glasses: true,
  },
  "portraet-aksoy": {
    bg: ["#cfe0dc", "#8fb3ad"],
    skin: C.skin[1],
    hair: "#22202a",
    hairFront: short,
    beard: "#2c2730",
    top: "#2f5563",
    trim: "#f2ead6",
    wear: "shirt",
  },
  "portraet-rombach": {
    bg: ["#f2e4c6", "#d9c08d"],
    skin: C.skin[0],
    hair: "#84392a",
    hairFront: parted,
    hairBack: bobBack,
    top: "#3c7350",
    trim: "#f4e9cf",
    wear: "polo",
  },
  "portraet-habermann": {
    bg: ["#dfe3ea", "#a9b8cb"],
    skin: C.skin[3],
    hair: "#d0a865",
    hairFront: curls(),
    top: "#5b6f8f",
    trim: "#f3ead8",
    wear: "shirt",
    glasses: true,
  },
  "portraet-brandt": {
    bg: ["#dbe6c8", "#9dbb84"],
    skin: C.skin[0],
    hair: "#d8d2c6",
    grey: true,
    hairFront: thin,
    beard: "#d6cfc2",
    top: "#4b6b46",
    trim: "#c89b4a",
    wear: "hood",
    cap: "#2f5563",
    round: 0.06,
  },
  "portraet-kern": {
    bg: ["#f1d9bd", "#d79a72"],
    skin: C.skin[0],
    hair: "#6b4a2e",
    hairFront: short,
    top: "#232733",
    trim: "#a83f2f",
    wear: "zip",
    extra: crestOn,
  },
  "portraet-demir": {
    bg: ["#f4dcc0", "#e0a884"],
    skin: C.skin[1],
    hair: "#2a2026",
    hairFront: bunTop,
    top: "#2f5563",
    trim: "#a83f2f",
    wear: "zip",
    extra: crestOn,
  },
  "portraet-breuer": {
    bg: ["#e9e3c2", "#c8be7f"],
    skin: C.skin[2],
    hair: "#22202a",
    hairFront: curls(),
    top: "#e0b04c",
    trim: "#f6ead2",
    wear: "hood",
  },
  "portraet-hartig": {
    bg: ["#d8e4e6", "#9fbcc4"],
    skin: C.skin[3],
    hair: "#c2703a",
    hairFront: parted,
    hairBack: longBack,
    top: "#232733",
    trim: "#a83f2f",
    wear: "zip",
    extra: crestOn,
  },
};
let i = 0;
for (const [name, f] of Object.entries(people)) {
  const svg = face(700 + i, f).svg();
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .flatten({ background: "#f6ead2" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const p = print({ data, width: info.width, height: info.height }, 900 + i++ * 7, 1.1, 6);
  await sharp(p.data as Uint8Array, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(440, 440)
    .jpeg({ quality: 76, mozjpeg: true, progressive: true })
    .toFile(`${out}${name}.jpg`);
}
