// The link to the page of an order: what opens it stands behind #, which browsers do not send.
import { ordersCenterPath, shopOrderPath, withdrawalPath } from "#contract/pages.ts";

export const orderLink = (publicUrl: string, id: string, secret: string): string =>
  `${publicUrl}${shopOrderPath(id)}#secret=${secret}`;

export const orderCenterLink = (publicUrl: string, id: string): string => `${publicUrl}${ordersCenterPath}/${id}`;

/** A file of the library, for those who read a mail. */
export const fileLink = (publicUrl: string, id: string): string => `${publicUrl}/v0/api/download/${id}`;

export const withdrawalLink = (publicUrl: string): string => `${publicUrl}${withdrawalPath}`;
