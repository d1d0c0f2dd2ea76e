// Tiles of a map, from one server that is named here: no redirect, no address of the own network, bounded in time and bytes.
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isOwnAddress, publicLookup } from "./public-lookup.ts";

/** Its rules (https://operations.osmfoundation.org/policies/tiles/): a name of one's own, few requests at once, tiles kept. */
export const OPEN_STREET_MAP = "https://tile.openstreetmap.org";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 300_000;
const PICTURES = /^image\/(?:png|jpeg|webp)\b/u;

/** Why a tile could not be had: a status of the server, or a word. */
export class TileProblem extends Error {
  override name = "TileProblem";
}

type Source = {
  base: string;
  /** TILES_BASE may be in the own network. */
  mayBeAtHome: boolean;
};

/** @param ownBase TILES_BASE */
export function tileSource(ownBase: string | undefined): Source {
  return { base: ownBase ?? OPEN_STREET_MAP, mayBeAtHome: ownBase !== undefined };
}

type Asked = { z: number; x: number; y: number };

/** @param agent who asks, as the rules of the server want it @throws TileProblem */
export async function fetchTile(
  { base, mayBeAtHome }: Source,
  { z, x, y }: Asked,
  agent: string,
  deadline: AbortSignal,
): Promise<Buffer> {
  const url = new URL(`${base}/${z}/${x}/${y}.png`);
  if (!mayBeAtHome && isOwnAddress(url.hostname)) throw new TileProblem("unreachable");
  const options = {
    headers: { "user-agent": agent, accept: "image/png,image/webp,image/jpeg" },
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), deadline]),
    ...(mayBeAtHome ? {} : { lookup: publicLookup }),
  };
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, options, resolve)
      .on("error", () => reject(new TileProblem("unreachable")))
      .end();
  });
  return bytesOf(answer);
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new TileProblem(String(answer.statusCode ?? 0));
    if (!PICTURES.test(answer.headers["content-type"] ?? "")) throw new TileProblem("notAPicture");
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new TileProblem("tooLarge");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof TileProblem ? error : new TileProblem("unreachable");
  } finally {
    answer.destroy();
  }
}
