// One person across all features, found by the mail address: what is stored, as a file, or erased.
import { z } from "zod";
import { email } from "./text.ts";

/** What the site stores about persons, one name per owner. */
export const personKinds = ["messages", "mails"] as const;
export type PersonKind = (typeof personKinds)[number];

export const personInput = z.object({ email });

export type PersonCounts = Record<PersonKind, number>;

/** Everything that is stored about a person, by kind. */
export type PersonExport = { email: string; exported: string } & Record<PersonKind, unknown[]>;
