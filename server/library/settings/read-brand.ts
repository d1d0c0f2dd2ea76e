// What the pictures of the site's brand are made of: its logo, its colours and its name.
import { createHash } from "node:crypto";
import type { Settings } from "#contract/schemas/config.ts";
import type { Brand } from "#contract/look/brand-paths.ts";
import { colorStyle } from "#contract/look/style.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import type { Queryable } from "#db/open.ts";
import { type FileRow, findFile } from "../files/store.ts";

/** Rises when the pictures are drawn in another way, so that browsers ask for them again. */
const DRAWING = 1;
const KEY_LENGTH = 16;

type Look = Pick<Settings, "site" | "title" | "en">;

/** The logo's row, and the key of everything that its pictures are made of. */
export type BrandSource = { key: string; logo: FileRow | null };

export async function readBrandSource(db: Queryable, settings: Look): Promise<BrandSource> {
  const { logo: id, palette, accent } = settings.site;
  const file = id === null ? null : await findFile(db, id);
  const logo = file?.kind === "image" ? file : null;
  const names = [siteNameOf(settings, "de"), siteNameOf(settings, "en")];
  const made = JSON.stringify([DRAWING, logo?.hash, logo?.variants.map(({ hash }) => hash), palette, accent, names]);
  return { key: createHash("sha256").update(made).digest("hex").slice(0, KEY_LENGTH), logo };
}

/** @returns undefined for a site without a logo in the colours that a new site begins with: it has the usual icon */
export async function readBrand(db: Queryable, settings: Look): Promise<Brand | undefined> {
  if (settings.site.logo === null && colorStyle(settings.site) === "") return undefined;
  const { key, logo } = await readBrandSource(db, settings);
  if (logo === null && colorStyle(settings.site) === "") return undefined;
  const { width, height } = logo ?? {};
  return { key, logo: width && height ? { width, height } : null };
}
