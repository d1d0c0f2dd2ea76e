// The files of all fonts that editors can choose. Only the server and the design screen need all of them.
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import figtreeItalic from "@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url";
import vollkorn from "@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2?url";
import openSans from "@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url";
import openSansItalic from "@fontsource-variable/open-sans/files/open-sans-latin-wght-italic.woff2?url";
import playfair from "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url";
import sourceSerif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import sourceSerifItalic from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url";
import fredoka from "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import nunitoItalic from "@fontsource-variable/nunito/files/nunito-latin-wght-italic.woff2?url";
import oswald from "@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import publicSansItalic from "@fontsource-variable/public-sans/files/public-sans-latin-wght-italic.woff2?url";
import type { FontFiles } from "#contract/look/fonts.ts";

export const fontFiles: FontFiles = {
  bricolage: { normal: bricolage, italic: null },
  figtree: { normal: figtree, italic: figtreeItalic },
  vollkorn: { normal: vollkorn, italic: null },
  openSans: { normal: openSans, italic: openSansItalic },
  playfair: { normal: playfair, italic: null },
  sourceSerif: { normal: sourceSerif, italic: sourceSerifItalic },
  fredoka: { normal: fredoka, italic: null },
  nunito: { normal: nunito, italic: nunitoItalic },
  oswald: { normal: oswald, italic: null },
  publicSans: { normal: publicSans, italic: publicSansItalic },
};
