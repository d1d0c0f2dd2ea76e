import type { DraftStop } from "../draft-blocks.ts";

export const newStop: DraftStop = { by: "bus", minutes: null, name: "", text: "" };
