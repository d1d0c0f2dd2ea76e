import type { SeedDocument } from "../../types.ts";

export const documents: SeedDocument[] = [{ name: "giessplan", fileName: "Gießplan.pdf", tags: ["Formulare"] }];
