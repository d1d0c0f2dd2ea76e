import type { Credit, LibraryFile, Picture } from "#contract/schemas/files.ts";
import { avifVariants, hasCredit, ownVariants, webpVariants } from "./rules.ts";
import type { FileRow, PictureRow, VariantRow } from "./store.ts";

function presentVariant({ id, width, height }: VariantRow): LibraryFile["variants"][number] {
  return { id, res: { w: width, h: height } };
}

function presentCredit({ creditAuthor, creditLicence, creditUrl }: PictureRow): Credit {
  return { author: creditAuthor, licence: creditLicence, url: creditUrl };
}

/** Only pictures keep their variants here, because the variants of other files are preview images. */
export function presentPicture(row: PictureRow): Picture {
  const shown = row.kind === "image" ? row.variants : [];
  const avif = avifVariants(shown).map(presentVariant);
  return {
    id: row.id,
    name: row.name,
    ext: row.ext,
    kind: row.kind,
    sizeBytes: row.sizeBytes,
    width: row.width,
    height: row.height,
    alt: { de: row.altDe, en: row.altEn, decorative: row.decorative },
    focal: { x: row.focalX, y: row.focalY },
    variants: ownVariants(shown).map(presentVariant),
    webpVariants: webpVariants(shown).map(presentVariant),
    ...(avif.length > 0 && { avifVariants: avif }),
    preview: row.kind === "image" ? [] : row.variants.map(presentVariant),
    placeholder: row.placeholder,
    ...(hasCredit(row) && { credit: presentCredit(row) }),
    ...(row.hidden !== null && { isHidden: true }),
  };
}

export function presentFile(row: FileRow): LibraryFile {
  const { avifVariants: _onPagesOnly, isHidden: _asMoment, ...picture } = presentPicture(row);
  return {
    ...picture,
    uploadDate: row.uploadDate.toISOString(),
    tags: row.tags,
    consent: row.consent,
    child: row.child,
    credit: presentCredit(row),
    hidden: row.hidden?.toISOString() ?? null,
    isEdited: row.edits.length > 0,
    createdBy: row.createdBy,
    keepUntil: row.keepUntil,
    updated: row.updated.toISOString(),
    version: row.version,
  };
}
