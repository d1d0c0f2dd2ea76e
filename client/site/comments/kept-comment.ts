import { type Kept, keptAs } from "../forms/kept.ts";

export const keptComment = (pathname: string): Kept => keptAs(`comment ${pathname}`);
