import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { notificationKinds } from "#contract/values/notification-kinds.ts";
import { cleanText, id, requiredLine } from "#contract/fields/text.ts";

const kinds = z
  .array(z.enum(notificationKinds))
  .max(notificationKinds.length)
  .transform((names) => notificationKinds.filter((kind) => names.includes(kind)));

const base64url = (bytes: number) =>
  cleanText.pipe(z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`, "u")));

/** The browser's push subscription: the address at the push service, and the keys (RFC 8291). */
export const devicePlace = z.object({
  endpoint: cleanText.pipe(z.url().max(limits.pushEndpointLength)),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type DevicePlace = z.output<typeof devicePlace>;

export const addDeviceInput = devicePlace.extend({ name: requiredLine(limits.nameLength) });
export type AddDeviceInput = z.output<typeof addDeviceInput>;

export const changeDeviceInput = z.object({ id, kinds });
export const deviceIdInput = z.object({ id });

export const deviceAnswer = z.object({
  id: z.string(),
  name: z.string(),
  /** A hash of the endpoint. Each browser uses this hash to find its own row. */
  mark: z.string(),
  language: z.enum(["de", "en"]),
  kinds: z.array(z.enum(notificationKinds)),
  created: z.string(),
  lastSent: z.string().nullable(),
  problem: z.string().nullable(),
});
export type Device = z.output<typeof deviceAnswer>;
