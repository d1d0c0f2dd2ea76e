import { z } from "zod";
import { since, sortKey } from "#contract/fields/text.ts";
import { SETTINGS_ID, settingsAnswer, updateSettingsInput } from "#contract/schemas/settings.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { changeRows } from "./crud.ts";
import { type RestNoun, toRest } from "./names.ts";
import { idOf, queryOf, type RestRow } from "./route.ts";

/** Omits keys that are only for the site's own pages. */
const restConfig = settingsAnswer.omit({ asks: true, today: true, brand: true, contracts: true, hasCredits: true });
const configNoun: RestNoun = {
  name: "Config",
  names: { id: "_id", "shop.bankAccount": "bankverbindung" },
  answer: restConfig,
};

/** As the lists of other nouns have it, although there is only one object. */
const listQuery = z.object({ since, sort: sortKey(["updated"]).optional() });

export const configRows: RestRow[] = [
  {
    method: "GET",
    path: "/config",
    procedure: "settings.get",
    summary: "The settings, as an array of one",
    noun: configNoun,
    status: 200,
    isPublic: true,
    query: listQuery,
    answer: z.array(restConfig),
    run: async (call, request) => {
      const asked = listQuery.parse(queryOf(listQuery, request));
      const config = toRest(configNoun, await call("settings.get", undefined));
      const isNews = asked.since === undefined || new Date(String(config["updated"])) >= asked.since;
      return { body: isNews ? [config] : [], total: isNews ? 1 : 0 };
    },
  },
  {
    method: "GET",
    path: "/config/:id",
    procedure: "settings.get",
    summary: "Read the settings by their id",
    noun: configNoun,
    status: 200,
    isPublic: true,
    answer: restConfig,
    run: async (call, request) => {
      if (idOf(request) !== SETTINGS_ID) throw new AppError("notFound");
      return { body: toRest(configNoun, await call("settings.get", undefined)) };
    },
  },
  ...changeRows("/config", "settings.update", {
    noun: configNoun,
    words: { one: "settings", many: "settings" },
    update: updateSettingsInput,
  }),
];
