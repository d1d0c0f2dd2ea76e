import { type CaptchaForm, captchaForms } from "#contract/fields/captcha.ts";
import { seal, unseal } from "./seal.ts";

export type Remembered = {
  /** Identifies the challenge: 16 random bytes as hex. */
  nonce: string;
  form: CaptchaForm;
  issued: Date;
  place: number;
  /** The summands of the written question; null without a question. */
  sum: readonly [number, number] | null;
};

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const BYTES = NONCE_BYTES + 1 + TIME_BYTES + 1 + 2;

export function sealChallenge(secretKey: string, { nonce, form, issued, place, sum }: Remembered): string {
  const bytes = Buffer.alloc(BYTES);
  bytes.write(nonce, 0, "hex");
  let at = bytes.writeUInt8(captchaForms.indexOf(form), NONCE_BYTES);
  at = bytes.writeUIntBE(issued.getTime(), at, TIME_BYTES);
  at = bytes.writeUInt8(place, at);
  bytes.set(sum ?? [0, 0], at);
  return seal(secretKey, "challenge", bytes);
}

/** @returns null if this site did not issue the id */
export function openChallenge(secretKey: string, id: string): Remembered | null {
  const bytes = unseal(secretKey, "challenge", id);
  if (bytes?.length !== BYTES) return null;
  const form = captchaForms[bytes.readUInt8(NONCE_BYTES)];
  if (form === undefined) return null;
  const [one = 0, other = 0] = bytes.subarray(-2);
  return {
    nonce: bytes.toString("hex", 0, NONCE_BYTES),
    form,
    issued: new Date(bytes.readUIntBE(NONCE_BYTES + 1, TIME_BYTES)),
    place: bytes.readUInt8(BYTES - 3),
    sum: one === 0 ? null : [one, other],
  };
}
