import { type StillWidth, stillWidths } from "#contract/values/video-links.ts";
import { ask, Unanswered } from "./ask.ts";
import { pictureSlots, reading } from "./images.ts";
import { loadSharp } from "./sharp.ts";

export const YOUTUBE_STILLS = "https://i.ytimg.com";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 3_000_000;
const MAX_PIXELS = 4_096;
const QUALITY = 78;
/** Sharpest first. Older films have no `maxresdefault`. */
const names = ["maxresdefault", "sddefault", "hqdefault"];
/** Smaller images have black bars above and below, so their centre is cut out in this shape. */
const shape = { width: 16, height: 9 };

/** The message is an HTTP status, or a word such as 'unreachable'. */
export class StillProblem extends Error {
  override name = "StillProblem";
}

type Still = Record<StillWidth, Buffer>;

/** @param ownBase STILLS_BASE @throws StillProblem */
export async function fetchStill(ownBase: string | undefined, id: string, deadline: AbortSignal): Promise<Still> {
  for (const name of names) {
    const answer = await askFor(`${ownBase ?? YOUTUBE_STILLS}/vi/${id}/${name}.jpg`, ownBase !== undefined, deadline);
    if (answer.status === 200) return asShown(answer.bytes);
    if (answer.status !== 404) throw new StillProblem(String(answer.status));
  }
  throw new StillProblem("404");
}

async function askFor(url: string, mayBeAtHome: boolean, deadline: AbortSignal) {
  const headers = { accept: "image/webp,image/jpeg,image/png" };
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), deadline]);
  try {
    return await ask(new URL(url), { headers, mayBeAtHome, maxBytes: MAX_BYTES, signal });
  } catch (error) {
    throw error instanceof Unanswered ? new StillProblem(error.message) : error;
  }
}

/** Re-encodes the still in both widths, so that no received byte is stored. */
function asShown(bytes: Buffer): Promise<Still> {
  return pictureSlots(async () => {
    const sharp = await loadSharp();
    try {
      const { width, height } = await sharp(bytes, reading).metadata();
      if (Math.max(width, height) > MAX_PIXELS) throw new StillProblem("tooLarge");
      const cut = cutTo({ width, height });
      const draw = (most: number): Promise<Buffer> =>
        sharp(bytes, reading)
          .extract(cut)
          .resize({ width: most, withoutEnlargement: true })
          .webp({ quality: QUALITY, effort: 4 })
          .toBuffer();
      return { small: await draw(stillWidths.small), large: await draw(stillWidths.large) };
    } catch (error) {
      throw error instanceof StillProblem ? error : new StillProblem("notAPicture");
    }
  });
}

function cutTo({ width, height }: { width: number; height: number }) {
  const wanted = Math.min(height, Math.max(1, Math.round((width * shape.height) / shape.width)));
  return { left: 0, top: Math.floor((height - wanted) / 2), width, height: wanted };
}
