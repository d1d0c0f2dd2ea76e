import { latePart, nothingKept } from "../../forms/late-part.tsx";
import { loadMonth } from "./load-month.ts";

export const { LatePart: LateMonth, write: writeMonth } = latePart({ load: loadMonth, kept: () => nothingKept });
