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
  /** The recipient of order mails while the settings contain none. */
  orderFallback: may("read", "orders").query(async ({ ctx }) => ({
    email: await findFallbackRecipient(ctx.services.database.db),
  })),
  devices: may("read", "devices").query(({ ctx }) => ownDevices(ctx)),
  siteKey: may("create", "devices").mutation(async ({ ctx }) => ({ publicKey: (await getSiteKey(ctx)).publicKey })),
  add: may("create", "devices")
    .input(addDeviceInput)
    .mutation(({ ctx, input }) => addDevice(ctx, input)),
  /** The service worker calls this when the push service changes the endpoint of its browser. */
  renew: may("update", "devices")
    .input(devicePlace)
    .mutation(({ ctx, input }) => renewDevice(ctx, input)),
  update: may("update", "devices")
    .input(changeDeviceInput)
    .mutation(({ ctx, input }) => updateDevice(ctx, input)),
  remove: may("remove", "devices")
    .input(deviceIdInput)
    .mutation(({ ctx, input }) => forgetDevice(ctx, input)),
  test: may("update", "devices")
    .input(deviceIdInput)
    .mutation(({ ctx, input }) => tryDevice(ctx, input)),
});
