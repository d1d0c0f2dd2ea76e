// A guest asks to have a picture removed (contract.md section 4b).
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import type { RequestTakedownInput, SentTakedown } from "#contract/schemas/takedowns.ts";
import { HIDDEN_PER_ADDRESS } from "#contract/schemas/takedowns.ts";
import { fileDetailsPath } from "#contract/values/pages.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import { DAY_MS } from "#contract/values/time.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { receiveForm } from "../../forms/captcha/receive-form.ts";
import { counterOn } from "../../forms/throttle/counters.ts";
import type { AskingContext, Language, Services } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { type FileRow, findFile, lockFiles } from "../../library/files/store.ts";
import { setHidden } from "../../library/settings/set-hidden.ts";
import { storeMessage } from "../messages/receive-message.ts";
import { dayBefore, groundsOf, hidesAtOnce } from "./rules.ts";
import { countHiddenBy, countWaiting, decidedGrounds, insertTakedown, lockTakedowns } from "./store.ts";

type Context = AskingContext<"database" | "secretKey" | "now" | "publicUrl">;

/**
 * @throws notFound (C404) for a file that is no picture, captchaWrong, captchaUsed, captchaExpired (C104),
 *   tooManyAttempts, tooManyRequests (C102)
 */
export async function receiveTakedown(context: Context, sent: RequestTakedownInput): Promise<SentTakedown> {
  const { services, language } = context;
  const { captcha: _captcha, website: _website, ...content } = sent;
  const { file, email, reason } = content;
  await requirePicture(services.database.db, file);
  const request = { id: newId(), fileId: file, email, reason, language, received: services.now() };
  const hides = counterOn(services.database.pool, "takedown hides", DAY_MS / 1000);
  // Counts before the request is stored, so that parallel requests cannot exceed the limit.
  const isWithin = (await hides.add(context.address)).points <= HIDDEN_PER_ADDRESS;
  let isHidden = false;
  try {
    await receiveForm(context, { name: "takedown", content }, sent, async (tx) => {
      isHidden = await storeTakedown(tx, services, request, isWithin);
    });
  } finally {
    if (!isHidden) await hides.uncount(context.address);
  }
  return { id: request.id, created: request.received.toISOString() };
}

export async function requirePicture(db: Queryable, id: string): Promise<FileRow> {
  const file = await findFile(db, id);
  if (!file || file.kind !== "image") throw new AppError("notFound");
  return file;
}

type Received = { id?: string; fileId: string; email: string; reason: string; language: Language; received: Date };

/**
 * @param mayHide false if requests of the sender's network have hidden too many pictures
 * @returns true if the request hides the picture
 */
export async function storeTakedown(
  tx: Tx,
  services: Pick<Services, "publicUrl">,
  { id = newId(), fileId, email, reason, language, received }: Received,
  mayHide: boolean,
): Promise<boolean> {
  await lockTakedowns(tx);
  const [file] = await lockFiles(tx, [fileId]);
  if (!file) throw new AppError("notFound");
  const grounds = groundsOf(reason);
  const isHidden =
    mayHide &&
    hidesAtOnce(grounds, {
      hasConsent: file.consent !== null,
      isHidden: file.hidden !== null,
      decided: await decidedGrounds(tx, fileId),
      waiting: await countWaiting(tx),
      byAddress: await countHiddenBy(tx, email, dayBefore(received)),
    });
  await insertTakedown(tx, {
    id,
    fileId,
    email,
    reason,
    received,
    grounds,
    hid: isHidden,
    decided: null,
    decidedBy: "",
  });
  if (isHidden) {
    await setHidden(tx, file, received);
    // The log names no visitor.
    const change = { label: file.name, before: { takedowns: null }, after: { takedowns: "hidden" } };
    await recordChange(tx, { viewer: guestViewer, at: received }, { ...change, action: "update", noun: "file" });
  }
  const state = isHidden || file.hidden !== null ? "hidden" : "shown";
  const message = await messageFor(tx, services, { name: file.name, fileId, reason, state });
  await storeMessage(tx, services, {
    firstName: "",
    lastName: "",
    phone: "",
    email,
    message,
    topic: null,
    form: null,
    answers: [],
    language,
    created: received,
  });
  return isHidden;
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
