// The documents of the demo site, and their place in the tag tree.
import type { SeedDocument } from "../types.ts";

export const documents: SeedDocument[] = [{ name: "giessplan", fileName: "Gießplan.pdf", tags: ["Formulare"] }];
