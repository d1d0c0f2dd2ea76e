// A guest asks to have a picture removed (contract.md section 4b).
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import type { RequestTakedownInput, SentTakedown } from "#contract/schemas/takedowns.ts";
import { HIDDEN_PER_ADDRESS } from "#contract/schemas/takedowns.ts";
import { fileDetailsPath } from "#contract/values/pages.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { DAY_MS } from "#contract/values/time.ts";
import type { Tx } from "#db/open.ts";
import { receiveForm } from "../../forms/captcha/receive-form.ts";
import { counterOn } from "../../forms/throttle/counters.ts";
import type { AskingContext, Language, Services } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { lockFiles } from "../../library/files/store.ts";
import { setHidden } from "../../library/settings/set-hidden.ts";
import { storeMessage } from "../messages/receive-message.ts";
import { dayBefore, groundsOf, hides } from "./rules.ts";
import { countHiddenBy, countWaiting, decidedGrounds, insertTakedown, lockTakedowns } from "./store.ts";

type Context = AskingContext<"database" | "secretKey" | "now" | "publicUrl">;

/**
 * The file is looked up only after the captcha was solved, so that nobody can try ids in bulk.
 * @throws notFound (C404) for a file that is no picture of the library, captchaWrong, captchaUsed, captchaExpired (C104),
 *   tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveTakedown(context: Context, sent: RequestTakedownInput): Promise<SentTakedown> {
  const { services, language } = context;
  const { captcha: _captcha, website: _website, ...content } = sent;
  const { file, email, reason } = content;
  const request = { fileId: file, email, reason, language, received: services.now() };
  const counter = counterOn(services.database.pool, "takedown hides", DAY_MS / 1000);
  // Counts before the request is stored, so that parallel requests cannot exceed the limit.
  const isWithin = (await counter.add(context.address)).points <= HIDDEN_PER_ADDRESS;
  let stored: StoredTakedown | null = null;
  try {
    await receiveForm(context, { name: "takedown", content }, sent, async (tx) => {
      stored = await storeTakedown(tx, services, request, isWithin);
    });
  } finally {
    if (!hasHid(stored)) await counter.uncount(context.address);
  }
  return { id: idOf(stored), created: request.received.toISOString() };
}

type Received = { fileId: string; email: string; reason: string; language: Language; received: Date };
type StoredTakedown = { id: string; hid: boolean };

// A closure assigns the variable, so TypeScript would take it for null.
const hasHid = (stored: StoredTakedown | null): boolean => stored?.hid === true;
/** A form with a filled honeypot is kept apart, and gets an id like any other. */
const idOf = (stored: StoredTakedown | null): string => stored?.id ?? newId();

/** @param mayHide false if requests of the sender's network have hidden too many pictures */
export async function storeTakedown(
  tx: Tx,
  services: Pick<Services, "publicUrl">,
  { fileId, email, reason, language, received }: Received,
  mayHide: boolean,
): Promise<StoredTakedown> {
  await lockTakedowns(tx);
  // The id is created while the lock is held, so that later requests have greater ids.
  const id = newId();
  const tellDesk = async (described: Omit<Described, "reason">): Promise<void> => {
    const message = await messageFor(tx, services, { ...described, reason });
    const sender = { firstName: "", lastName: "", phone: "", email, message };
    await storeMessage(tx, services, { ...sender, topic: null, form: null, answers: [], language, created: received });
  };
  const [file] = await lockFiles(tx, [fileId]);
  if (file?.kind !== "image") throw new AppError("notFound");
  const grounds = groundsOf(reason);
  const wasHidden = file.hidden !== null;
  const hid =
    mayHide &&
    hides(grounds, {
      hasConsent: file.consent !== null,
      isHidden: wasHidden,
      decided: await decidedGrounds(tx, fileId),
      waiting: await countWaiting(tx),
      byAddress: await countHiddenBy(tx, email, dayBefore(received)),
    });
  await insertTakedown(tx, { id, fileId, email, reason, received, grounds, hid, decided: null, decidedBy: "" });
  if (hid && !wasHidden) {
    await setHidden(tx, file, received);
    // The log names no visitor.
    const change = { label: file.name, before: { takedowns: null }, after: { takedowns: "hidden" } };
    await recordChange(tx, { viewer: guestViewer, at: received }, { ...change, action: "update", noun: "file" });
  }
  await tellDesk({ name: file.name, fileId, state: hid || wasHidden ? "hidden" : "shown" });
  return { id, hid };
}

type Described = { name: string; fileId: string; reason: string; state: "hidden" | "shown" };

/** The desk answers the request like any message, and finds the picture by the link. */
async function messageFor(
  tx: Tx,
  { publicUrl }: Pick<Services, "publicUrl">,
  { name, fileId, reason, state }: Described,
): Promise<string> {
  const { language } = (await getSettings(tx)).settings;
  const link = `${publicUrl()}${fileDetailsPath(fileId)}`;
  return sentence(language, `mail:takedown.${state}`, { name, link, reason });
}
