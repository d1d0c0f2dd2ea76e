// Requests to remove a picture from the site (contract.md section 4b).
import { z } from "zod";
import { captchaInput } from "#contract/fields/captcha.ts";
import { emailOfVisitor, honeypot, publicForm, textOfVisitor } from "#contract/fields/public-form.ts";
import { fieldKeys, id, version } from "#contract/fields/text.ts";
import type { LibraryFile } from "./files.ts";
import { limits } from "#contract/values/limits.ts";

export const takedownFields = {
  file: id,
  reason: textOfVisitor({
    min: limits.messageMinLength,
    max: limits.messageLength,
    tooShort: fieldKeys.messageTooShort,
  }),
  email: emailOfVisitor,
};

export const newTakedownBody = z.object({ ...takedownFields, website: honeypot, captcha: captchaInput });

export const requestTakedownInput = publicForm(takedownFields);
export type RequestTakedownInput = z.output<typeof requestTakedownInput>;

export const sentTakedownAnswer = z.object({ id: z.string(), created: z.string() });
export type SentTakedown = z.output<typeof sentTakedownAnswer>;

export const takedownPageInput = z.object({
  picture: id.optional(),
  entry: id.optional(),
  product: id.optional(),
});

/** Maximum number of requests that an editor sees at a picture. */
export const MOST_SEEN = 20;

/** `newest`: the newest request when the editor opened the picture. Later ones stay open. */
export const keepPictureInput = z.object({
  file: id,
  version: version.optional(),
  newest: id.nullable(),
});
export type KeepPictureInput = z.output<typeof keepPictureInput>;

/** Within a day, at most so many requests of one address hide a picture. */
export const HIDDEN_PER_ADDRESS = 3;
/** While so many pictures wait for a decision, further requests are only messages. */
export const HIDDEN_IN_ALL = 10;
/** Maximum number of an entry's or a product's pictures that the form offers. */
export const MOST_OFFERED = 200;

export type Takedown = {
  id: string;
  received: string;
  email: string;
  reason: string;
  hid: boolean;
};

/** `items` are open requests about a picture, `total` counts all. `newest` is the id of the last one. */
export type OpenTakedowns = { items: Takedown[]; total: number; newest: string | null };
/** `open`: the number of requests that nobody has decided yet. */
export type KeptPicture = { file: LibraryFile; open: number };
/** A request as the person who sent it gets it with their data. */
export type OwnTakedown = Takedown & { picture: { name: string; address: string } };
