import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { notificationKinds } from "#contract/values/notification-kinds.ts";
import type { AddDeviceInput, Device, DevicePlace } from "#contract/schemas/notifications.ts";
import { notificationsPath } from "#contract/values/pages.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import type { Context } from "../../kernel/context.ts";
import { openPush } from "../../outside/push.ts";
import { lockUser } from "../accounts/store.ts";
import { testContent } from "../../mail/notifications/content.ts";
import { presentDevice } from "../../mail/notifications/present.ts";
import { isPublicKey, isPushService, verdictOf } from "../../mail/notifications/rules.ts";
import { sendContent } from "../../mail/notifications/send-content.ts";
import { findSiteKey, getSiteKey } from "../../mail/notifications/site-key.ts";
import {
  changeDevice,
  countOtherDevices,
  findDevice,
  listDevices,
  moveDevice,
  removeDevice,
  storeDevice,
} from "../../mail/notifications/store.ts";

type Asking = Pick<Context, "services" | "viewer" | "language" | "sessionToken">;

export async function ownDevices({ services, viewer }: Asking): Promise<Device[]> {
  const { db } = services.database;
  const key = await findSiteKey(db, services.secretKey);
  return key === null ? [] : (await listDevices(db, userOf(viewer), key.publicKey)).map(presentDevice);
}

/** Enables all notifications for the browser of this session. @throws invalid (C200) */
export async function addDevice(context: Asking, { name, endpoint, keys }: AddDeviceInput): Promise<Device> {
  const { services, viewer, language, sessionToken } = context;
  const userId = userOf(viewer);
  refuseOtherPlaces(services, { endpoint, keys });
  const { publicKey: siteKey } = await getSiteKey(context);
  return services.database.db.transaction(async (tx) => {
    // The lock serialises requests of the user, so that two requests cannot exceed the limit.
    if (!(await lockUser(tx, userId))) throw new AppError("signedOut");
    if ((await countOtherDevices(tx, userId, endpoint)) >= limits.pushDevices)
      throw new AppError("invalid", {
        fields: { name: { key: fieldKeys.tooManyDevices, values: { count: limits.pushDevices } } },
      });
    const device = { id: newId(), userId, name, language, endpoint, ...keys, siteKey, created: services.now() };
    const sessionHash = hashToken(sessionToken ?? "");
    return presentDevice(await storeDevice(tx, { ...device, sessionHash, kinds: [...notificationKinds] }));
  });
}

/**
 * Stores the new endpoint of a browser whose endpoint the push service has changed.
 * @throws invalid (C200), notFound (C404) for an unknown device
 */
export async function renewDevice(context: Asking, { endpoint, keys }: DevicePlace): Promise<Device> {
  const { services, viewer, sessionToken } = context;
  const of = { userId: userOf(viewer), sessionHash: hashToken(sessionToken ?? "") };
  refuseOtherPlaces(services, { endpoint, keys });
  const { publicKey: siteKey } = await getSiteKey(context);
  const row = await services.database.db.transaction(async (tx) => {
    if (!(await lockUser(tx, of.userId))) throw new AppError("signedOut");
    return moveDevice(tx, of, { endpoint, ...keys, siteKey });
  });
  if (!row) throw new AppError("notFound");
  return presentDevice(row);
}

function refuseOtherPlaces({ env }: Asking["services"], { endpoint, keys }: DevicePlace): void {
  if (!isPushService(endpoint, env.PUSH_API_BASE))
    throw new AppError("invalid", { fields: { endpoint: { key: fieldKeys.pushServiceUnknown } } });
  if (!isPublicKey(keys.p256dh))
    throw new AppError("invalid", { fields: { "keys.p256dh": { key: fieldKeys.invalid } } });
}

/** Stores the enabled kinds, and the viewer's current language for the device. @throws notFound (C404) */
export async function updateDevice(
  { services, viewer, language }: Asking,
  { id, kinds }: Pick<Device, "id" | "kinds">,
): Promise<Device> {
  const row = await changeDevice(services.database.db, { id, userId: userOf(viewer) }, { kinds, language });
  if (!row) throw new AppError("notFound");
  return presentDevice(row);
}

/** @throws notFound (C404) */
export async function forgetDevice({ services, viewer }: Asking, { id }: { id: string }): Promise<{ id: string }> {
  if (!(await removeDevice(services.database.db, id, userOf(viewer)))) throw new AppError("notFound");
  return { id };
}

/**
 * Sends a test notification, and waits for the result.
 * @throws notFound (C404), also if the push service no longer knows the device; thirdParty (C105)
 */
export async function tryDevice({ services, viewer }: Asking, { id }: { id: string }): Promise<Device> {
  const { db } = services.database;
  const userId = userOf(viewer);
  const device = await findDevice(db, id, userId);
  if (!device) throw new AppError("notFound");
  const content = testContent(device.language, notificationsPath);
  const key = await findSiteKey(db, services.secretKey);
  const answer = await sendContent(services, openPush(services.env.PUSH_API_BASE), { device, key, content });
  const verdict = verdictOf(answer, 1);
  if (verdict.is === "gone") {
    await removeDevice(db, id, userId);
    throw new AppError("notFound");
  }
  const isSent = verdict.is === "sent";
  const change = isSent ? { lastSent: services.now(), problem: null } : { problem: verdict.problem };
  const changed = await changeDevice(db, { id, userId }, change);
  services.log.info({ deviceId: id, status: answer.status }, "a notification was tried");
  if (!isSent || !changed) throw new AppError("thirdParty");
  return presentDevice(changed);
}

function userOf({ id }: Context["viewer"]): string {
  if (id === null) throw new AppError("signedOut");
  return id;
}
