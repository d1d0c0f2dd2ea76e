// Loads sharp with the first picture that is read or drawn. Serving stored pictures does not need its memory.
import type { default as Library } from "sharp";

type Sharp = typeof Library;

let loading: Promise<Sharp> | undefined;

export function loadSharp(): Promise<Sharp> {
  return (loading ??= import("sharp").then(({ default: sharp }) => limited(sharp)));
}

function limited(sharp: Sharp): Sharp {
  // Every decoder is attack surface. Decoders that no upload needs are blocked, including SVG and PDF.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].map((format) => `VipsForeignLoad${format}`),
  });
  // Several parallel pictures with one thread each are twice as fast as with two threads each.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
