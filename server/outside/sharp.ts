// The picture library, loaded with the first picture that is read or drawn: showing stored ones needs none of its memory.
import type { default as Library } from "sharp";

type Sharp = typeof Library;

let loading: Promise<Sharp> | undefined;

/** With its limits, which hold for the whole process. */
export function loadSharp(): Promise<Sharp> {
  return (loading ??= import("sharp").then(({ default: sharp }) => limited(sharp)));
}

function limited(sharp: Sharp): Sharp {
  // Decoders that no upload needs are blocked, also SVG and PDF: each is attack surface.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].map((format) => `VipsForeignLoad${format}`),
  });
  // One thread per picture, as many pictures as cores: twice as fast as two threads per picture. No picture
  // is decoded twice, so a cache is useless.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
