// One person across all features, found by the mail address: what is stored, as a file, or erased.
import { z } from "zod";
import type { PersonKind } from "#contract/values/person-kinds.ts";
import { storedEmail } from "#contract/fields/text.ts";

export const personInput = z.object({ email: storedEmail });

export type PersonCounts = Record<PersonKind, number>;

/** Everything that is stored about a person, by kind. */
export type PersonExport = { email: string; exported: string } & Record<PersonKind, unknown[]>;
