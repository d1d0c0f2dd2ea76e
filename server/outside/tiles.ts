import { ask, Unanswered } from "./ask.ts";

/**
 * The tile policy requires a User-Agent that names this site, few parallel requests, and caching:
 * https://operations.osmfoundation.org/policies/tiles/
 */
export const OPEN_STREET_MAP = "https://tile.openstreetmap.org";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 300_000;
const PICTURES = /^image\/(?:png|jpeg|webp)\b/u;

export class TileProblem extends Error {
  override name = "TileProblem";
}

type Source = {
  base: string;
  mayBeAtHome: boolean;
};

export function tileSource(ownBase: string | undefined): Source {
  return { base: ownBase ?? OPEN_STREET_MAP, mayBeAtHome: ownBase !== undefined };
}

type Asked = { z: number; x: number; y: number };

/** @param agent the User-Agent, which the tile policy requires @throws TileProblem */
export async function fetchTile(
  { base, mayBeAtHome }: Source,
  { z, x, y }: Asked,
  agent: string,
  deadline: AbortSignal,
): Promise<Buffer> {
  const url = new URL(`${base}/${z}/${x}/${y}.png`);
  const headers = { "user-agent": agent, accept: "image/png,image/webp,image/jpeg" };
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), deadline]);
  try {
    const answer = await ask(url, { headers, mayBeAtHome, maxBytes: MAX_BYTES, signal });
    if (answer.status !== 200) throw new TileProblem(String(answer.status));
    if (!PICTURES.test(answer.headers["content-type"] ?? "")) throw new TileProblem("notAPicture");
    return answer.bytes;
  } catch (error) {
    throw error instanceof Unanswered ? new TileProblem(error.message) : error;
  }
}
