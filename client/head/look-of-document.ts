// Adds the site's look to the head of a document, on the server. For the default look, adds only the default fonts and
// icon.
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import sourceSansUrl from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { type Brand, brandPicturePath } from "#contract/look/brand-paths.ts";
import { fontFaces, type OtherPair, pairOf } from "#contract/look/fonts.ts";
import { type Look, lookStyle, themeColors } from "#contract/look/style.ts";
import faviconUrl from "../ui/favicon.svg?url";
import { fontFiles } from "../ui/font-files.ts";

export type DocumentLook = {
  style: string;
  faces: string;
  fonts: string[];
  themeColors: { light: string; dark: string } | null;
  icons: { rel: string; href: string; type?: string; sizes?: string }[];
};

const usual: DocumentLook = {
  style: "",
  faces: "",
  fonts: [frauncesUrl, sourceSansUrl],
  themeColors: null,
  icons: [{ rel: "icon", href: faviconUrl, type: "image/svg+xml" }],
};

type Shown = { site: Look; brand?: Brand | undefined };

export function lookOfDocument(settings: Shown | undefined): DocumentLook {
  if (!settings) return usual;
  const { site: look, brand } = settings;
  const pair = pairOf(look.fonts);
  return {
    style: lookStyle(look),
    themeColors: themeColors(look),
    icons: brand ? iconsOf(brand) : usual.icons,
    ...(pair === null
      ? { faces: "", fonts: usual.fonts }
      : {
          faces: fontFaces(look.fonts as OtherPair, fontFiles),
          fonts: [fontFiles[pair.heading].normal, fontFiles[pair.text].normal],
        }),
  };
}

function iconsOf({ key, logo }: Brand): DocumentLook["icons"] {
  const icon =
    logo === null
      ? { rel: "icon", href: brandPicturePath(key, "icon.svg"), type: "image/svg+xml" }
      : { rel: "icon", href: brandPicturePath(key, "icon-192.png"), type: "image/png", sizes: "192x192" };
  return [
    icon,
    { rel: "apple-touch-icon", href: brandPicturePath(key, "touch-180.png") },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ];
}
