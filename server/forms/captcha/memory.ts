// What a challenge remembers, as bytes of one length for all: neither form nor answer can be read from an id's length.
import { type CaptchaForm, captchaForms } from "#contract/fields/captcha.ts";
import { seal, unseal } from "./seal.ts";

export type Remembered = {
  /** 16 random bytes as hex: names the challenge. */
  nonce: string;
  form: CaptchaForm;
  issued: Date;
  /** The place of the right picture, from 0. */
  place: number;
  /** The two numbers of the written question; null if none was asked. */
  sum: readonly [number, number] | null;
};

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const BYTES = NONCE_BYTES + 1 + TIME_BYTES + 1 + 2;

/** The id of the challenge. */
export function sealChallenge(secretKey: string, { nonce, form, issued, place, sum }: Remembered): string {
  const bytes = Buffer.alloc(BYTES);
  bytes.write(nonce, 0, "hex");
  let at = bytes.writeUInt8(captchaForms.indexOf(form), NONCE_BYTES);
  at = bytes.writeUIntBE(issued.getTime(), at, TIME_BYTES);
  at = bytes.writeUInt8(place, at);
  bytes.set(sum ?? [0, 0], at);
  return seal(secretKey, "challenge", bytes);
}

/** @returns null if the id is none of ours */
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
