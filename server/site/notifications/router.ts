// Procedures of notifications: each user's own devices.
import { addDeviceInput, changeDeviceInput, deviceIdInput, devicePlace } from "#contract/schemas/notifications.ts";
import { findFallbackRecipient } from "../../shop/orders/recipients.ts";
import { may, router } from "../../kernel/trpc.ts";
import {
  addDevice,
  forgetDevice,
  ownDevices,
  renewDevice,
  tryDevice,
  updateDevice,
} from "../../people/own-devices/own-devices.ts";
import { getSiteKey } from "../../mail/notifications/site-key.ts";

export const notificationsRouter = router({
  /** Who is mailed about orders as long as the settings name nobody. */
  orderFallback: may("read", "orders").query(async ({ ctx }) => ({
    email: await findFallbackRecipient(ctx.services.database.db),
  })),
  devices: may("read", "devices").query(({ ctx }) => ownDevices(ctx)),
  /** The site's public key, by which a push service knows it; made when it is first asked for. */
  siteKey: may("create", "devices").mutation(async ({ ctx }) => ({ publicKey: (await getSiteKey(ctx)).publicKey })),
  add: may("create", "devices")
    .input(addDeviceInput)
    .mutation(({ ctx, input }) => addDevice(ctx, input)),
  /** Asked by the service worker, when the push service gives its browser another place. */
  renew: may("update", "devices")
    .input(devicePlace)
    .mutation(({ ctx, input }) => renewDevice(ctx, input)),
  update: may("update", "devices")
    .input(changeDeviceInput)
    .mutation(({ ctx, input }) => updateDevice(ctx, input)),
  remove: may("remove", "devices")
    .input(deviceIdInput)
    .mutation(({ ctx, input }) => forgetDevice(ctx, input)),
  /** Sends a notification for trying it out. */
  test: may("update", "devices")
    .input(deviceIdInput)
    .mutation(({ ctx, input }) => tryDevice(ctx, input)),
});
