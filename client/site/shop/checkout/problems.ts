import { limits } from "#contract/values/limits.ts";
import type { PaymentSource } from "#contract/shop/payment-sources.ts";
import { problemOfEmail } from "../../forms/problems.ts";
import { addressFields, type Draft, type DraftField, draftFields } from "./draft.ts";

export const steps = ["address", "delivery", "review"] as const;
export type Step = (typeof steps)[number];

/** A key below `problems` in locales/*\/late/shop.json. */
export type Problem =
  | "required"
  | "firstName"
  | "lastName"
  | "short"
  | "emailMissing"
  | "email"
  | "zip"
  | "zipOther"
  | "choose"
  | "age";
export type Problems = Partial<Record<DraftField, Problem>>;

export type Choices = {
  countries: readonly string[];
  deliveries: readonly string[];
  payments: readonly PaymentSource[];
  minAge: number;
};

export function problemsOf(step: Step, draft: Draft, choices: Choices): Problems {
  if (step === "address") return addressProblems(draft, choices);
  if (step === "review") return choices.minAge > 0 && draft.age !== "yes" ? { age: "age" } : {};
  return sound({
    delivery: choices.deliveries.includes(draft.delivery) ? undefined : "choose",
    payment: (choices.payments as readonly string[]).includes(draft.payment) ? undefined : "choose",
  });
}

function addressProblems(draft: Draft, { countries }: Choices): Problems {
  const email = problemOfEmail(draft.email);
  return sound({
    firstName: nameProblem(draft.firstName, "firstName"),
    lastName: nameProblem(draft.lastName, "lastName"),
    street: draft.street.trim() === "" ? "required" : undefined,
    zip: zipProblem(draft.zip.trim(), draft.country),
    city: draft.city.trim() === "" ? "required" : undefined,
    country: countries.includes(draft.country) ? undefined : "choose",
    email: email && (email === "emailMissing" ? email : "email"),
  });
}

function nameProblem(name: string, missing: Problem): Problem | undefined {
  if (name.trim() === "") return missing;
  return name.trim().length < limits.nameMinLength ? "short" : undefined;
}

function zipProblem(zip: string, country: string): Problem | undefined {
  if (country === "DE") return /^\d{5}$/u.test(zip) ? undefined : "zip";
  return zip === "" ? "zipOther" : undefined;
}

function sound(problems: Record<string, Problem | undefined>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems;
}

/** The step to show. Customers can open a step only if all previous steps are valid. */
export function shownStep(wanted: string, draft: Draft, choices: Choices): Step {
  const open = steps.findIndex((step) => Object.keys(problemsOf(step, draft, choices)).length > 0);
  const last = open === -1 ? steps.length - 1 : open;
  const index = steps.indexOf(wanted as Step);
  return steps[Math.min(Math.max(index, 0), last)] ?? "address";
}

/**
 * The server's errors by field of the checkout. Omits errors of the cart.
 * @param fields the errors by path in the order
 */
export function refusedFields(fields: Readonly<Record<string, string>>): Partial<Record<DraftField, string>> {
  const named = Object.entries(fields).map(([path, message]) => [path.replace(/^order\./u, ""), message] as const);
  return Object.fromEntries(named.filter(([name]) => (draftFields as readonly string[]).includes(name)));
}

export function stepOfFields(names: readonly string[]): Step {
  if (names.some((name) => (addressFields as readonly string[]).includes(name))) return "address";
  return names.every((name) => name === "age") ? "review" : "delivery";
}
