import { z } from "zod";
import type { Credit, Picture } from "./files.ts";

export const creditsInput = z.object({ page: z.number().int().min(1).max(1_000_000).default(1) });

export type CreditedPicture = {
  picture: Picture & { credit: Credit };
  /** The public pages and products that show the picture, the newest first. */
  uses: { id: string; title: string; path: string }[];
};
export type Credits = { items: CreditedPicture[]; total: number };
