import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { sentence } from "../../kernel/sentences.ts";

export type SignInChange =
  | "passwordChanged"
  | "totpAdded"
  | "totpRemoved"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "factorsRemoved"
  | "codesRenewed"
  | "tokenCreated";

type Told = { name: string; handle: string };

export async function tellUser(
  tx: Tx,
  { language, services }: AskingContext<"publicUrl">,
  { name, handle }: Told,
  change: SignInChange,
): Promise<void> {
  const site = senderOf((await getSettings(tx)).settings, services.publicUrl(), language).title;
  const what = sentence(language, `mail:signInChanged.${change}`);
  await queueMail(tx, {
    kind: "signInChanged",
    language,
    recipient: handle,
    subject: sentence(language, "mail:signInChanged.subject", { site }),
    body: sentence(language, "mail:signInChanged.body", { name, what, site }),
  });
}

type User = Told & { id: string };

/** Mails the user and writes the audit log. Without a session, as after a reset link, the user counts as the author. */
export async function noteOwnSignIn(
  tx: Tx,
  context: AskingContext<"publicUrl" | "now">,
  user: User,
  signIn: Exclude<SignInChange, "tokenCreated" | "factorsRemoved">,
): Promise<void> {
  await tellUser(tx, context, user, signIn);
  const viewer = context.viewer.id === null ? user : context.viewer;
  const change = { action: "update", noun: "user", label: user.handle, after: { signIn } } as const;
  await recordChange(tx, { viewer, at: context.services.now() }, change);
}
