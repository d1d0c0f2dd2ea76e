// Codes of authenticator apps (RFC 6238) by otpauth; loaded when somebody uses one.
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** A code is accepted one step early and late, for clocks that are wrong. */
const WINDOW = 1;

const load = () => import("otpauth");

/** @returns 160 random bits, base32 */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What apps read as a QR code. */
export async function totpUri(secret: string, { site, handle }: { site: string; handle: string }): Promise<string> {
  const { TOTP } = await load();
  // A colon separates the two in the label.
  return new TOTP({ issuer: site.replaceAll(":", " "), label: handle, secret }).toString();
}

/** The step of 30 seconds that a code belongs to; null if it is wrong. Compared in constant time. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const { TOTP } = await load();
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: PERIOD_SECONDS }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
