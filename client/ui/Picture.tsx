import { alternativeText, type Words } from "./alternative-text.ts";
import { variantUrl } from "./download-address.ts";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useContent } from "../language/content.ts";
import type { Picture as LibraryPicture } from "#contract/schemas/files.ts";

type Variant = LibraryPicture["variants"][number];

type Props = {
  picture: LibraryPicture;
  sizes: string;
  className?: string | undefined;
  upright?: { picture: LibraryPicture; sizes: string } | undefined;
  /** True for the first picture of a page, which the browser loads without waiting for scrolling. */
  isFirst?: boolean;
  /** The text beside the picture. If the alternative text is missing, this text is used instead. */
  caption?: Words;
  isDecorative?: boolean;
  /** Replaces the alternative text of the library. */
  alt?: string | undefined;
};

const UPRIGHT = "(max-aspect-ratio: 3/4)";
/** Wider windows may need more pixels than the widest AVIF variant has (1200). */
const NARROW = "(max-width: 37.5rem)";

function srcSet(fileId: string, variants: Variant[]): string {
  return variants.map(({ id, res }) => `${variantUrl(fileId, id)} ${res.w}w`).join(", ");
}

/** Documents are shown as a picture of their first page. Other files stay unchanged. */
export function previewOf<File extends LibraryPicture>(file: File): File {
  const { preview } = file;
  return preview.length > 0 ? { ...file, variants: preview, webpVariants: preview, avifVariants: [] } : file;
}

function styleOf({ focal, placeholder }: LibraryPicture, upright: LibraryPicture | undefined): CSSProperties {
  const position = positionOf(focal);
  return {
    ...(upright && ({ "--upright-position": positionOf(upright.focal) } as CSSProperties)),
    ...(position === "50% 50%" ? {} : { objectPosition: position, backgroundPosition: position }),
    ...(placeholder === null ? {} : { backgroundImage: `url(data:image/webp;base64,${placeholder})` }),
  };
}

function positionOf({ x, y }: LibraryPicture["focal"]): string {
  return `${x * 100}% ${y * 100}%`;
}

function Upright({ picture, sizes }: NonNullable<Props["upright"]>) {
  const size = picture.variants.at(-1)?.res;
  const place = { media: UPRIGHT, sizes, width: size?.w, height: size?.h };
  const { avifVariants = [] } = picture;
  return (
    <>
      {avifVariants.length > 0 && (
        <source
          type="image/avif"
          srcSet={srcSet(picture.id, avifVariants)}
          {...place}
          media={`${UPRIGHT} and ${NARROW}`}
        />
      )}
      <source type="image/webp" srcSet={srcSet(picture.id, picture.webpVariants)} {...place} />
      <source srcSet={srcSet(picture.id, picture.variants)} {...place} />
    </>
  );
}

export function Picture(props: Props) {
  const { picture, sizes, upright, className, caption, isFirst = false, isDecorative = false, alt } = props;
  const content = useContent();
  const { i18n } = useTranslation();
  const { avifVariants = [] } = picture;
  const largest = picture.variants.at(-1);
  if (!largest) return null;
  const words = isDecorative || alt !== undefined ? null : alternativeText(picture.alt, content, caption);
  return (
    <picture>
      {upright && <Upright {...upright} />}
      {isFirst && avifVariants.length > 0 && (
        <source type="image/avif" media={NARROW} srcSet={srcSet(picture.id, avifVariants)} sizes={sizes} />
      )}
      <source type="image/webp" srcSet={srcSet(picture.id, picture.webpVariants)} sizes={sizes} />
      <img
        src={variantUrl(picture.id, largest.id)}
        srcSet={srcSet(picture.id, picture.variants)}
        sizes={sizes}
        width={largest.res.w}
        height={largest.res.h}
        alt={alt ?? words?.text ?? ""}
        lang={words === null || words.lang === i18n.language ? undefined : words.lang}
        className={className}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding={isFirst ? "auto" : "async"}
        style={styleOf(picture, upright?.picture)}
      />
    </picture>
  );
}
