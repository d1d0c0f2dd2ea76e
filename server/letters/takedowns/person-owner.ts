import { eq } from "drizzle-orm";
import { takedowns } from "#db/schema/takedowns.ts";
import type { PersonOwner } from "../../kernel/owners/person-owner.ts";
import { presentOwnTakedown } from "./present.ts";
import { eraseTakedownsOf, takedownsOf } from "./store.ts";

export const takedownsOfPerson: PersonOwner = {
  count: (db, email) => db.$count(takedowns, eq(takedowns.email, email)),
  list: async (db, email) => (await takedownsOf(db, email)).map(presentOwnTakedown),
  erase: eraseTakedownsOf,
};
