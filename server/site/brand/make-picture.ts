// Brand pictures are made at the first request, and kept in memory. Every process makes the same pictures.
import { rm } from "node:fs/promises";
import { AppError } from "#contract/schemas/errors.ts";
import { headLogoSize, isWordmark, SHARED_SIZE } from "#contract/look/brand-paths.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import { tokensOf } from "#contract/look/tokens.ts";
import type { Database } from "#db/open.ts";
import { LRUCache } from "lru-cache";
import type { Settings } from "#contract/schemas/settings.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { FileRow } from "../../library/files/store.ts";
import {
  drawCard,
  drawMark,
  icoOf,
  makeHeadLogo,
  makeIcon,
  makeLetterLogo,
  makePrintedLogo,
} from "../../outside/brand-pictures.ts";
import type { BrandPictureName, BrandPictures, MadePicture } from "../../kernel/brand-pictures.ts";
import type { Storage } from "../../outside/storage.ts";
import { type BrandSource, readBrandSource } from "../../library/settings/read-brand.ts";

const MAX_BYTES = 16_000_000;

type Deps = { database: Database; storage: Storage };

const PRINTED = { width: 440, height: 190 } as const;

function printedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(PRINTED.width / width, PRINTED.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function createBrandPictures(deps: Deps): BrandPictures {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const inFlight = new Map<string, Promise<Buffer>>();
  const once = (id: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(id);
    if (known) return Promise.resolve(known);
    const making =
      inFlight.get(id) ??
      make()
        .then((bytes) => {
          kept.set(id, bytes);
          return bytes;
        })
        .finally(() => inFlight.delete(id));
    inFlight.set(id, making);
    return making;
  };
  const made = async (name: BrandPictureName, { source, settings }: Omit<Wanted, "deps">): Promise<MadePicture> => {
    const mark = (): Promise<Buffer> => once(`${source.key}/mark`, () => markOf(deps, source, settings));
    const bytes = await once(`${source.key}/${name}`, async () =>
      makePicture(name, await mark(), { deps, source, settings }),
    );
    return { bytes, key: source.key };
  };
  const wanted = async (): Promise<Omit<Wanted, "deps">> => {
    const { settings } = await getSettings(deps.database.db);
    return { source: await readBrandSource(deps.database.db, settings), settings };
  };
  return {
    get: async (name) => made(name, await wanted()),
    logo: async (name) => {
      const asked = await wanted();
      const { width, height } = asked.source.logo ?? {};
      if (!width || !height) return null;
      const size = (name === "brief.png" ? headLogoSize : printedSize)({ width, height });
      return { ...(await made(name, asked)), ...size, isWordmark: isWordmark({ width, height }) };
    },
  };
}

async function markOf(deps: Deps, { logo }: BrandSource, settings: Settings): Promise<Buffer> {
  const variant = logo && largeEnough(logo);
  if (variant) return deps.storage.readBuffer(variant.hash);
  const tokens = tokensOf(settings.site);
  return inTemporaryDir(deps, (dir) =>
    drawMark(dir, { ground: tokens.leaf[0], shape: tokens.paper[0], dot: tokens.sun[0] }),
  );
}

function largeEnough({ variants }: FileRow): FileRow["variants"][number] | undefined {
  const sorted = variants.toSorted((a, b) => a.width - b.width);
  return sorted.find(({ width, height }) => Math.min(width, height) >= 512) ?? sorted.at(-1);
}

type Wanted = { deps: Deps; source: BrandSource; settings: Settings };

async function makePicture(name: BrandPictureName, mark: Buffer, { deps, source, settings }: Wanted): Promise<Buffer> {
  const tokens = tokensOf(settings.site);
  const [paper, darkPaper] = tokens.paper;
  const hasLogo = source.logo !== null;
  // The default icon fills its square, but a logo needs a margin.
  const [touchShare, maskableShare] = hasLogo ? [0.78, 0.6] : [1, 1];
  const ground = hasLogo ? paper : tokens.leaf[0];
  switch (name) {
    case "kopf.webp":
    case "kopf-dunkel.webp": {
      const { width, height } = source.logo ?? {};
      if (!width || !height) throw new AppError("notFound");
      const [on, plate] = name === "kopf.webp" ? [paper, darkPaper] : [darkPaper, paper];
      return makeHeadLogo(mark, { size: headLogoSize({ width, height }), paper: on, plate });
    }
    case "brief.png":
    case "druck.png": {
      const { width, height } = source.logo ?? {};
      if (!width || !height) throw new AppError("notFound");
      return name === "brief.png"
        ? makeLetterLogo(mark, headLogoSize({ width, height }), tokens.paper)
        : makePrintedLogo(mark, printedSize({ width, height }), tokens.ink[0]);
    }
    case "favicon.ico": {
      const sides = [32, 48];
      const pngs = await Promise.all(sides.map((side) => makeIcon(mark, side, null, 1)));
      return icoOf(sides.map((side, at) => ({ side, png: pngs[at] as Buffer })));
    }
    case "icon-32.png":
      return makeIcon(mark, 32, null, 1);
    case "icon-192.png":
      return makeIcon(mark, 192, null, 1);
    case "icon-512.png":
      return makeIcon(mark, 512, null, 1);
    case "maskable-192.png":
      return makeIcon(mark, 192, ground, maskableShare);
    case "maskable-512.png":
      return makeIcon(mark, 512, ground, maskableShare);
    case "touch-180.png":
      return makeIcon(mark, 180, ground, touchShare);
    case "teilen-de.png":
    case "teilen-en.png": {
      const siteName = siteNameOf(settings, name === "teilen-en.png" ? "en" : "de");
      const colors = { paper, ink: tokens.ink[0], band: tokens.leaf[0] };
      return inTemporaryDir(deps, (dir) => drawCard(dir, { ...SHARED_SIZE, ...colors, name: siteName, mark }));
    }
  }
}

async function inTemporaryDir<Result>({ storage }: Deps, work: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = await storage.makeTemporaryDir();
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
