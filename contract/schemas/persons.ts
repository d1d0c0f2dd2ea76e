import { z } from "zod";
import type { PersonKind } from "#contract/values/person-kinds.ts";
import { storedEmail } from "#contract/fields/text.ts";

export const personInput = z.object({ email: storedEmail });

export type PersonCounts = Record<PersonKind, number>;

export type PersonExport = { email: string; exported: string } & Record<PersonKind, unknown[]>;
