// The process of picture-process.ts. It ends when its parent disconnects.
import { AppError } from "#contract/schemas/errors.ts";
import { makeAvif, makeRenditions } from "./images.ts";
import type { RenderedAnswer, WantedRenditions } from "./picture-process.ts";

async function render({ path, widths, avifWidths }: WantedRenditions): Promise<RenderedAnswer> {
  try {
    const { variants } = widths ? await makeRenditions(path) : { variants: [] };
    return { variants: [...variants, ...(avifWidths.length > 0 ? await makeAvif(path, avifWidths) : [])] };
  } catch (error) {
    return { problem: error instanceof AppError ? error.kind : null, message: String(error) };
  }
}

process.on("message", async (wanted: WantedRenditions) => process.send?.(await render(wanted)));
process.on("disconnect", () => process.exit(0));
