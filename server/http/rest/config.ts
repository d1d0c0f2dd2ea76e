// The settings: one object, listed as an array with one item.
import { z } from "zod";
import { configAnswer, updateConfigInput } from "#contract/config.ts";
import { changeRows } from "./crud.ts";
import { type RestNoun, toRest } from "./names.ts";
import type { RestRow } from "./route.ts";

const configNoun: RestNoun = { name: "Config", names: { id: "_id" }, answer: configAnswer };

export const configRows: RestRow[] = [
  {
    method: "GET",
    path: "/config",
    procedure: "config.get",
    summary: "The settings, as an array of one",
    noun: configNoun,
    status: 200,
    isPublic: true,
    answer: z.array(configAnswer),
    run: async (call) => ({ body: [toRest(configNoun, await call("config.get", undefined))], total: 1 }),
  },
  ...changeRows("/config", "config.update", {
    noun: configNoun,
    words: { one: "settings", many: "settings" },
    update: updateConfigInput,
  }),
];
