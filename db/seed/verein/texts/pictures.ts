import type { SeedPicture } from "../../types.ts";

export const pictures: SeedPicture[] = [];
