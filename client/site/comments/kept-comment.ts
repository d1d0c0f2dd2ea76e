// Where a comment is kept that is being written: one draft for each place.
import { type Kept, keptAs } from "../forms/kept.ts";

export const keptComment = (pathname: string): Kept => keptAs(`comment ${pathname}`);
