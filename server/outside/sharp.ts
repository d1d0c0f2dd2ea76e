// Loads sharp with the first picture that is read or drawn; serving stored pictures does not need its memory.
import type { default as Library } from "sharp";

type Sharp = typeof Library;

let loading: Promise<Sharp> | undefined;

export function loadSharp(): Promise<Sharp> {
  return (loading ??= import("sharp").then(({ default: sharp }) => limited(sharp)));
}

function limited(sharp: Sharp): Sharp {
  // Every decoder is attack surface, so decoders that no upload needs are blocked, SVG and PDF among them.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].map((format) => `VipsForeignLoad${format}`),
  });
  // One thread per picture and one picture per core is twice as fast as two threads per picture. No picture is decoded
  // twice, so a cache is useless.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
