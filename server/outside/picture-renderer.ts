// The process of picture-process.ts. It ends when its parent disconnects.
import { AppError } from "#contract/schemas/errors.ts";
import { makeAvif, makeRenditions } from "./images.ts";
import type { RenderedAnswer, WantedRenditions } from "./picture-process.ts";

async function render({ path, avifWidths }: WantedRenditions): Promise<RenderedAnswer> {
  try {
    return { variants: avifWidths ? await makeAvif(path, avifWidths) : (await makeRenditions(path)).variants };
  } catch (error) {
    return { problem: error instanceof AppError ? error.kind : null, message: String(error) };
  }
}

process.on("message", async (wanted: WantedRenditions) => process.send?.(await render(wanted)));
process.on("disconnect", () => process.exit(0));
