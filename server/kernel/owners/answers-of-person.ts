// A mail address may stand in the answers that another person gave to a form, for example as a second contact. Then only
// this answer belongs to the person with the address.
import { sql, type SQL } from "drizzle-orm";
import type { StoredAnswer } from "#contract/schemas/forms.ts";

const isOf = (email: string): SQL => sql`lower(answer->>'value') = ${email}`;

/**
 * @param answers a list of stored answers, as jsonb
 * @param email normalised, as in all functions of this file
 */
export const hasAnswer = (answers: SQL, email: string): SQL =>
  sql`exists (select from jsonb_array_elements(${answers}) as given(answer) where ${isOf(email)})`;

/** Returns the list without the address, as jsonb. */
export const answersWithout = (answers: SQL, email: string): SQL =>
  sql`(select coalesce(jsonb_agg(answer order by place), '[]')
    from jsonb_array_elements(${answers}) with ordinality as given(answer, place)
    where (${isOf(email)}) is not true)`;

export const answersOf = (answers: readonly StoredAnswer[], email: string): StoredAnswer[] =>
  answers.filter(({ value }) => String(value).toLowerCase() === email);
