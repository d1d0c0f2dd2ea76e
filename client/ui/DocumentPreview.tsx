// The first page of a document; its name stands beside it, so it is heard as nothing.
import type { Picture } from "#contract/files.ts";
import { srcSet, variantUrl } from "./Picture.tsx";

type Props = { file: Pick<Picture, "id" | "preview">; sizes: string };

export function DocumentPreview({ file: { id, preview }, sizes }: Props) {
  const largest = preview.at(-1);
  if (!largest) return null;
  const { gridref, res } = largest;
  return (
    <img
      src={variantUrl(id, gridref)}
      srcSet={srcSet(id, preview)}
      sizes={sizes}
      width={res.w}
      height={res.h}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
