import { createHash } from "node:crypto";
import type { Settings } from "#contract/schemas/settings.ts";
import type { Brand } from "#contract/look/brand-paths.ts";
import { colorStyle } from "#contract/look/style.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import type { Queryable } from "#db/open.ts";
import { type FileRow, findFile } from "../files/store.ts";

/** Increase this number if the code draws the pictures differently. Otherwise browsers keep the old pictures. */
const DRAWING = 1;
const KEY_LENGTH = 16;

type Look = Pick<Settings, "site" | "title" | "en">;

/** `key` is a hash of all data from which the pictures are made. */
export type BrandSource = { key: string; logo: FileRow | null };

export async function readBrandSource(db: Queryable, settings: Look): Promise<BrandSource> {
  const { logo: id, palette, accent } = settings.site;
  const file = id === null ? null : await findFile(db, id);
  // While the logo is hidden from guests, the site shows its name.
  const logo = file?.kind === "image" && file.hidden === null ? file : null;
  const names = [siteNameOf(settings, "de"), siteNameOf(settings, "en")];
  const made = JSON.stringify([DRAWING, logo?.hash, logo?.variants.map(({ hash }) => hash), palette, accent, names]);
  return { key: createHash("sha256").update(made).digest("hex").slice(0, KEY_LENGTH), logo };
}

/** @returns undefined for a site without logo and with default colours, which uses the default icon */
export async function readBrand(db: Queryable, settings: Look): Promise<Brand | undefined> {
  if (settings.site.logo === null && colorStyle(settings.site) === "") return undefined;
  const { key, logo } = await readBrandSource(db, settings);
  if (logo === null && colorStyle(settings.site) === "") return undefined;
  const { width, height } = logo ?? {};
  return { key, logo: width && height ? { width, height } : null };
}
