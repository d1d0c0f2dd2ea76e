// The calendar of events, as a part that is loaded when it is used or seen.
import { latePart } from "../../forms/late-part.tsx";
import { loadMonth } from "./load-month.ts";

const nothing = { isThere: () => false, read: () => ({}), keep: () => undefined, forget: () => undefined };

export const { LatePart: LateMonth, write: writeMonth } = latePart({ load: loadMonth, kept: () => nothing });
