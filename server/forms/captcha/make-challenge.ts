// Creates a challenge: a sentence, eight pictures of which one matches it, and a proof of work as the alternative.
import { randomBytes, randomInt } from "node:crypto";
import { type Challenge, type ChallengeInput, type Motif, motifs } from "#contract/fields/captcha.ts";
import { captcha, formThrottle } from "#contract/values/limits.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { countForm } from "../throttle/public-forms.ts";
import { sealChallenge } from "./memory.ts";
import { sealPicture } from "./pictures.ts";
import { createProof } from "./proof.ts";
import { drawSum, questionOf } from "./questions.ts";
import { mark } from "./seal.ts";

export const PICTURE_PATH = "/api/v0/captcha/picture/";

/** @throws tooManyRequests (C102) */
export async function makeChallenge(
  { services, address, language }: AskingContext<"database" | "secretKey" | "now" | "proofWork">,
  { form, isWritten }: ChallengeInput,
): Promise<Challenge> {
  const { database, secretKey, now, proofWork } = services;
  await countForm(database.pool, [{ name: "captcha address", key: address, most: formThrottle.challengesPerAddress }]);
  const issued = now();
  const nonce = randomBytes(16).toString("hex");
  const shown = drawMotifs();
  const place = randomInt(shown.length);
  const sum = isWritten ? drawSum() : null;
  const id = sealChallenge(secretKey, { nonce, form, issued, place, sum });
  const ask = shown[place] as Motif;
  return {
    id,
    ask,
    text: sentence(language, `captcha:ask.${ask}`),
    pictures: shown.map((motif, index) => ({
      value: valueOf(secretKey, nonce, index),
      url: PICTURE_PATH + sealPicture(secretKey, motif, issued),
    })),
    proof: await createProof(secretKey, id, proofWork),
    question: sum && questionOf(language, sum),
  };
}

function drawMotifs(): Motif[] {
  const drawn = [...motifs];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] as Motif, drawn[last] as Motif];
  }
  return drawn.slice(0, captcha.pictures);
}

export function valueOf(secretKey: string, nonce: string, place: number): string {
  return mark(secretKey, "value", `${nonce} ${place}`).toString("hex", 0, 16);
}
