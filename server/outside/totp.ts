const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Codes of this many earlier and later time steps are accepted, because clocks may be wrong. */
const WINDOW = 1;

const load = () => import("otpauth");

/** @returns 160 random bits, base32 */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: SECRET_BYTES }).base32;
}

export async function totpUri(secret: string, { site, handle }: { site: string; handle: string }): Promise<string> {
  const { TOTP } = await load();
  // A colon separates issuer and account in the label.
  return new TOTP({ issuer: site.replaceAll(":", " "), label: handle, secret }).toString();
}

/** Compares in constant time. @returns the 30-second step of the code; null for a wrong code */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const { TOTP } = await load();
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: PERIOD_SECONDS }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
