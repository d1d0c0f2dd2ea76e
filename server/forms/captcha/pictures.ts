// The pictures of a challenge have sealed addresses and equal sizes, which do not reveal the motif.
import { randomBytes, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type Motif, motifs } from "#contract/fields/captcha.ts";
import { captcha } from "#contract/values/limits.ts";
import { seal, unseal } from "./seal.ts";
import { padPicture } from "./pad-picture.ts";

/** The number of drawings of each motif. `npm run pictures:captcha` draws them. */
export const RENDERINGS = 8;
export const PICTURE_BYTES = 3_072;
export const PICTURE_PIXELS = 192;

const directory = new URL("./pictures/", import.meta.url);
const TIME_BYTES = 6;

export const fileOf = (motif: Motif, rendering: number): URL => new URL(`${motif}-${rendering}.webp`, directory);

/** The end of a picture's path. It names one of the motif's drawings, and expires together with the challenge. */
export function sealPicture(secretKey: string, motif: Motif, now: Date): string {
  const bytes = Buffer.alloc(2 + TIME_BYTES);
  bytes.writeUInt8(motifs.indexOf(motif), 0);
  bytes.writeUInt8(randomInt(RENDERINGS), 1);
  bytes.writeUIntBE(now.getTime(), 2, TIME_BYTES);
  return seal(secretKey, "picture", bytes);
}

export async function readPicture(secretKey: string, sealed: string, now: Date): Promise<Buffer | null> {
  const bytes = unseal(secretKey, "picture", sealed);
  if (bytes === null) return null;
  const motif = motifs[bytes.readUInt8(0)];
  const isOld = now.getTime() - bytes.readUIntBE(2, TIME_BYTES) > captcha.validMinutes * 60_000;
  if (motif === undefined || isOld) return null;
  const drawings = await (loaded ??= loadAll());
  const drawing = drawings.get(motif)?.[bytes.readUInt8(1)];
  return drawing === undefined ? null : padPicture(drawing, PICTURE_BYTES, randomBytes);
}

let loaded: Promise<Map<Motif, Buffer[]>> | undefined;

/** Loads all drawings (a few hundred kB) together, so that response times do not differ between pictures. */
async function loadAll(): Promise<Map<Motif, Buffer[]>> {
  const all = motifs.map(async (motif) => {
    const renderings = Array.from({ length: RENDERINGS }, (_, rendering) => readFile(fileOf(motif, rendering)));
    return [motif, await Promise.all(renderings)] as const;
  });
  return new Map(await Promise.all(all));
}
