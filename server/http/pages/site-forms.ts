import type { FastifyRequest } from "fastify";
import { answersIn, inputOf, isInputOfAnswer } from "#contract/blocks/form/answers.ts";
import type { CaptchaForm } from "#contract/fields/captcha.ts";
import { isId, withoutLastSlashes } from "#contract/values/addresses.ts";
import {
  fixedPages,
  guestbookPath,
  listTags,
  newsletterLeavePath,
  newsletterPath,
  ownPagePaths,
  takedownPath,
  withdrawalPath,
} from "#contract/values/pages.ts";
import { declareWithdrawalInput } from "#contract/schemas/withdrawals.ts";
import { messageNoun } from "../rest/message.ts";
import { underRestNames } from "../rest/names.ts";
import type { Call } from "../rest/route.ts";

export type SiteForm = {
  route: string;
  captcha: CaptchaForm | null;
  /** Validates the first step of a form that has a second step for confirmation. @throws invalid (C200) */
  check?: (typed: Record<string, unknown>) => unknown;
  fieldNames: readonly string[];
  thankedWith?: readonly string[];
  longField?: string;
  send: (call: Call, typed: Record<string, unknown>, request: FastifyRequest) => Promise<unknown>;
  renamed?: (error: unknown) => unknown;
};

const contact: SiteForm = {
  route: fixedPages.Kontakt,
  captcha: "message",
  fieldNames: ["topic", "first_name", "last_name", "phone", "email", "message", "website"],
  longField: "message",
  send: (call, { first_name: firstName, last_name: lastName, ...others }) =>
    call("messages.create", { firstName, lastName, ...others }),
  renamed: (error) => underRestNames(messageNoun, error),
};

const newsletter: SiteForm = {
  route: newsletterPath,
  captcha: "newsletter",
  fieldNames: ["email", "website"],
  send: (call, typed) => call("newsletter.subscribe", typed),
};

const commentFields = { fieldNames: ["name", "email", "text", "website"], longField: "text" } as const;

const guestbook: SiteForm = {
  route: guestbookPath,
  captcha: "guestbook",
  ...commentFields,
  send: (call, typed) => call("guestbook.sign", typed),
};

const withdrawal: SiteForm = {
  route: withdrawalPath,
  captcha: null,
  check: (typed) => declareWithdrawalInput.parse(typed),
  fieldNames: ["name", "email", "order", "text", "website"],
  thankedWith: ["email"],
  longField: "text",
  send: (call, typed) => call("withdrawals.declare", typed),
};

/** The form sends the id of the picture in a hidden field, because a POST has no query. */
const takedown: SiteForm = {
  route: takedownPath,
  captcha: "takedown",
  fieldNames: ["file", "email", "reason", "website"],
  longField: "reason",
  send: (call, typed) => call("takedowns.create", typed),
};

const comments = listTags.map((list): SiteForm => ({
  route: `/${list}/:id`,
  captcha: "comment",
  ...commentFields,
  send: (call, typed, { params }) => {
    const { id } = params as { id: string };
    return call("comments.create", { entryId: isId(id) ? id : `/${list}/${id}`, ...typed });
  },
}));

/** The values of a form block are sent to the page that contains the block. */
export const blockForm = {
  captcha: "form",
  isField: (name: string): boolean => name === "website" || isInputOfAnswer(name),
  send: (call, { website, captcha, ...values }, block) =>
    call("forms.send", { block, answers: answersIn(values as Record<string, string>), website, captcha }),
  /** The inputs have other names than the answers. */
  inputOf: (field: string): string => field.replace(/^answers\.(.*)$/u, (_all, key: string) => inputOf(key)),
} as const satisfies {
  captcha: CaptchaForm;
  isField: (name: string) => boolean;
  send: (call: Call, typed: Record<string, unknown>, block: string) => Promise<unknown>;
  inputOf: (field: string) => string;
};

/** The pages that take only form blocks. Other pages have a form of their own as well. */
export const blockPages: readonly string[] = [...new Set([...Object.values(fixedPages), ...ownPagePaths])];

export const isBlockId = (text: unknown): text is string => typeof text === "string" && /^[0-9a-z]{1,32}$/u.test(text);

export const siteForms: readonly SiteForm[] = [contact, newsletter, guestbook, withdrawal, takedown, ...comments];

const patternOf = (route: string, flags: string): RegExp =>
  new RegExp(`^(/en)?${route.replace(":id", "([^/]+)")}$`, flags);
const addresses = siteForms.map(({ route }) => patternOf(route, "u"));
const spellings = [...siteForms.map(({ route }) => route), newsletterLeavePath].map((route) => ({
  route,
  pattern: patternOf(route, "iu"),
}));

export const takesForm = (path: string): boolean => addresses.some((address) => address.test(path));

/** Returns the canonical path of a form that was requested in another case or with a trailing slash; else null. */
export function writtenFormPath(path: string): string | null {
  const plain = withoutLastSlashes(path);
  for (const { route, pattern } of spellings) {
    const [isSame, language = "", id = ""] = pattern.exec(plain) ?? [];
    if (isSame === undefined) continue;
    // Slugs and ids are lower case.
    const written = language.toLowerCase() + route.replace(":id", () => id.toLowerCase());
    return written === path ? null : written;
  }
  return null;
}
