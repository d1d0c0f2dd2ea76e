import { can, guestViewer } from "#contract/values/permissions.ts";
import { permissionOf } from "../call.ts";
import type { RestRow } from "../route.ts";

const captcha = "C104: the captcha is wrong, used or expired, or belongs to another form";
const throttled = "C102: too many requests, with Retry-After";

/** The refusals that only these procedures have, or that mean something else there. */
const ofProcedures: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "auth.login": {
    401: "C101: handle or password is wrong; C110: a second factor is needed, `factors` names those that are set",
    429: "C102: too many failures, with Retry-After",
  },
  "messages.create": { 422: captcha, 429: throttled },
  "forms.send": { 404: "C404: there is no such form", 422: captcha, 429: throttled },
  "takedowns.create": { 404: "C404: there is no such picture", 422: captcha, 429: throttled },
  "captcha.challenge": { 429: throttled },
  "shop.order": {
    409: "C107: not enough pieces; C108: the total has changed, `current` is the new calculation; C409: the key was used for another order",
    429: throttled,
  },
  "sharing.share": { 404: "C404: there is no such entry", 502: "C105: the network refuses, or does not answer" },
  "sharing.unshare": { 404: "C404: there is no such entry", 502: "C105: the network refuses, or does not answer" },
};

type Possible = readonly [status: number, isPossible: boolean, description: string];

/** @returns what each status of a refusal means, in ascending order */
export function refusalsOf(row: RestRow): [status: number, description: string][] {
  const { action, noun } = permissionOf(row.procedure);
  const isForAnybody = can(guestViewer, action, noun);
  const isWrite = row.method !== "GET";
  const isOfOne = row.path.includes(":id") || row.method === "PUT" || row.path.startsWith("/batch/");
  const usual: Possible[] = [
    [400, isWrite || row.query !== undefined, "C200: the input is not valid; `fields` names each wrong field"],
    [401, !isForAnybody, "C100: not signed in, or the token is unknown or has ended"],
    [
      403,
      !isForAnybody || isWrite,
      "C100: no right to do this, or a session of another origin; C106: the password is due",
    ],
    [404, isOfOne, "C404: there is no such object, or the caller may not know of it"],
    [409, isWrite, "C409: another version than the one that was sent, or another request with this Idempotency-Key"],
    [
      413,
      row.body !== undefined || !isWrite,
      isWrite ? "C413: the body is too large" : "C413: the answer is too large",
    ],
    [415, row.body !== undefined, "C415: the body is no JSON"],
  ];
  const possible = usual.flatMap(([status, isPossible, description]) => (isPossible ? [[status, description]] : []));
  const merged: Record<string, string> = { ...Object.fromEntries(possible), ...ofProcedures[row.procedure] };
  return Object.entries(merged).map(([status, description]) => [Number(status), description]);
}
