import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { captchaForms, type CaptchaInput, challengeAnswer, motifs } from "#contract/fields/captcha.ts";
import { formThrottle } from "#contract/values/limits.ts";
import { guestViewer } from "#contract/values/permissions.ts";
import type { Database } from "#db/open.ts";
import { usedCaptchas } from "#db/schema/captcha.ts";
import { answeredCaptcha, rightValue, solvedProof } from "#testing/captcha.ts";
import { openTestDatabase } from "#testing/database.ts";
import { easyWork } from "#testing/efforts.ts";
import { makeChallenge, PICTURE_PATH } from "./make-challenge.ts";
import { openChallenge } from "./memory.ts";
import { PICTURE_BYTES, PICTURE_PIXELS, readPicture, sealPicture } from "./pictures.ts";
import { fullProofWork } from "./proof.ts";
import { removeExpiredCaptchas } from "./store.ts";
import { useCaptcha } from "./use-captcha.ts";

const secretKey = "0123456789abcdef0123456789abcdef";
let database: Database;
let addresses = 0;
let address = "";
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  // Wrong answers are counted per IP address, so each test has its own address.
  addresses += 1;
  address = `192.0.2.${addresses}`;
});

const context = (language: "de" | "en" = "de") => ({
  services: { database, secretKey, now: () => new Date(), proofWork: easyWork },
  viewer: guestViewer,
  address,
  language,
});
const asked = (form: (typeof captchaForms)[number] = "message", isWritten = false) =>
  makeChallenge(context(), { form, isWritten });
const use = (captcha: CaptchaInput, store: () => Promise<string> = async () => "stored") =>
  useCaptcha(context(), { form: "message", captcha }, store);
const made = (wanted: Parameters<typeof answeredCaptcha>[1] = {}) => answeredCaptcha(secretKey, wanted);
const refused = (kind: string) => expect.objectContaining({ kind });

describe("a challenge", () => {
  it("shows eight different motifs, and asks for one of them in the visitor's language", async () => {
    const challenge = challengeAnswer.parse(await asked());
    expect(challenge.pictures).toHaveLength(8);
    expect(motifs).toContain(challenge.ask);
    expect(challenge.text).toMatch(/^Bitte wählen Sie das Bild mit /u);
    expect((await makeChallenge(context("en"), { form: "message", isWritten: false })).text).toMatch(/^Please choose/u);
  });

  it("says nothing by its ids, values and addresses: random hex of the same length, new each time", async () => {
    const challenges = await Promise.all(captchaForms.flatMap((form) => [asked(form), asked(form)]));
    const parts = challenges.map(({ id, pictures }) => [
      id,
      ...pictures.flatMap(({ value, url }) => [value, url.replace(PICTURE_PATH, "")]),
    ]);
    const all = parts.flat();
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) expect(text).toMatch(/^[0-9a-f]+$/u);
    expect(new Set(parts.map((texts) => texts.map(({ length }) => length).join())).size).toBe(1);
  });

  it("asks for a picture at any place, and shows any motif beside it", async () => {
    const places = new Set<number>();
    for (let round = 0; round < 40; round += 1) places.add(openChallenge(secretKey, (await asked()).id)?.place ?? -1);
    expect(places.size).toBeGreaterThan(4);
    expect([...places].every((place) => place >= 0 && place < 8)).toBe(true);
  });

  it("opens for nobody who has another key, or has changed it", () => {
    const { id } = made();
    expect(openChallenge(secretKey, id)).toMatchObject({ form: "message" });
    expect(openChallenge("another key of thirty-two characters", id)).toBeNull();
    const changed = id.replace(/.$/u, (last) => (last === "0" ? "1" : "0"));
    for (const other of [changed, id.slice(2), "", "00", "nonsense", id.toUpperCase()])
      expect(openChallenge(secretKey, other)).toBeNull();
  });

  it("is not asked for more than sixty times in ten minutes from one address", async () => {
    for (let round = 0; round < formThrottle.challengesPerAddress; round += 1) await asked();
    await expect(asked()).rejects.toMatchObject({
      kind: "tooManyRequests",
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });
});

describe("a picture", () => {
  const bytesOf = async (sealed: string, now = new Date()) => readPicture(secretKey, sealed, now);

  it("has one size in pixels and bytes, whatever it shows, and other bytes each time", async () => {
    const seen = new Set<string>();
    for (const motif of motifs) {
      const sealed = sealPicture(secretKey, motif, new Date());
      const [one, again] = await Promise.all([bytesOf(sealed), bytesOf(sealed)]);
      for (const bytes of [one, again]) {
        expect(bytes?.length).toBe(PICTURE_BYTES);
        seen.add(bytes?.toString("base64") ?? "");
      }
      const { format, width, height } = await sharp(one ?? Buffer.alloc(0)).metadata();
      expect([format, width, height]).toEqual(["webp", PICTURE_PIXELS, PICTURE_PIXELS]);
    }
    expect(seen.size).toBe(2 * motifs.length);
  });

  it("is there for ten minutes, under no other address", async () => {
    const sealed = sealPicture(secretKey, "cup", new Date());
    expect(await bytesOf(sealed, new Date(Date.now() + 9.9 * 60_000))).not.toBeNull();
    expect(await bytesOf(sealed, new Date(Date.now() + 10.1 * 60_000))).toBeNull();
    expect(await bytesOf((await asked()).id)).toBeNull();
    expect(await bytesOf("cup")).toBeNull();
  });
});

describe("a captcha", () => {
  it("with the right picture stores once, also if it is sent twice at once", async () => {
    const captcha = made();
    const ends = await Promise.allSettled([use(captcha), use(captcha)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(ends.find(({ status }) => status === "rejected")).toMatchObject({ reason: refused("captchaUsed") });
    await expect(use(captcha)).rejects.toMatchObject({ kind: "captchaUsed" });
  });

  it("with a wrong picture is used up, although nothing is stored", async () => {
    const { id, answer } = made({ isRight: false });
    await expect(use({ id, answer })).rejects.toMatchObject({ kind: "captchaWrong" });
    await expect(use({ id, answer: rightValue(secretKey, id) })).rejects.toMatchObject({ kind: "captchaUsed" });
  });

  it("that several addresses guess at once is spent by the first guess: the right one among them does not overtake", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, answer: wrong } = made({ isRight: false });
      const guesses = [...Array.from({ length: 7 }, () => wrong), rightValue(secretKey, id)];
      const ends = await Promise.allSettled(
        guesses.map((answer, place) =>
          useCaptcha(
            { ...context(), address: `203.0.113.${round * 10 + place}` },
            { form: "message", captcha: { id, answer } },
            async () => "stored",
          ),
        ),
      );
      expect(ends.filter(({ status }) => status === "fulfilled")).toEqual([]);
    }
  });

  it("stays good if what it came with could not be stored", async () => {
    const captcha = made();
    await expect(use(captcha, () => Promise.reject(new Error("full")))).rejects.toThrow("full");
    expect(await use(captcha)).toBe("stored");
  });

  it("is good for ten minutes, for its form, and not for who is faster than a person", async () => {
    await expect(use(made({ agoMs: 10.1 * 60_000 }))).rejects.toMatchObject({ kind: "captchaExpired" });
    await expect(use(made({ form: "newsletter" }))).rejects.toMatchObject({ kind: "captchaWrong" });
    await expect(use(made({ agoMs: 500 }))).rejects.toMatchObject({ kind: "captchaWrong" });
    await expect(use({ id: "made up", answer: "made up" })).rejects.toMatchObject({ kind: "captchaWrong" });
    expect(await use(made({ agoMs: 9.9 * 60_000 }))).toBe("stored");
  });

  it("accepts a written answer only where a question was asked, as a number or a word of either language", async () => {
    for (const answer of ["7", " Sieben ", "seven."]) {
      const { id } = made({ sum: [3, 4], agoMs: 0 });
      expect(await use({ id, answer })).toBe("stored");
    }
    await expect(use({ id: made({ sum: [3, 4] }).id, answer: "8" })).rejects.toMatchObject({ kind: "captchaWrong" });
    await expect(use({ id: made().id, answer: "0" })).rejects.toMatchObject({ kind: "captchaWrong" });
    expect((await asked("message", true)).question).toMatch(/^Wie viel ist \S+ und \S+\?$/u);
    expect((await asked()).question).toBeNull();
  });

  it("is judged five times wrong, and then not at all, from one address", async () => {
    const guesses = Array.from({ length: 9 }, () => use(made({ isRight: false })));
    const kinds = (await Promise.allSettled(guesses)).map((end) => (end.status === "rejected" ? end.reason.kind : ""));
    expect(kinds.filter((kind) => kind === "captchaWrong")).toHaveLength(formThrottle.wrongAnswersPerAddress);
    expect(kinds.filter((kind) => kind === "tooManyAttempts")).toHaveLength(4);
    const right = made();
    await expect(use(right)).rejects.toMatchObject({ kind: "tooManyAttempts" });
    address = "198.51.100.7";
    expect(await use(right)).toBe("stored");
  });

  it("leaves a row only until it would be refused by its age", async () => {
    await use(made());
    await removeExpiredCaptchas(database.db, new Date(Date.now() + 11 * 60_000));
    expect(await database.db.select().from(usedCaptchas)).toEqual([]);
  });
});

describe("the proof", () => {
  it("takes at most 2.5 million iterations on a running site", () => {
    expect(fullProofWork.cost * fullProofWork.guesses.below).toBeLessThanOrEqual(2_500_000);
  });

  it("has the work that the site asks for, is good for its own challenge alone, and once", async () => {
    const [challenge, other] = await Promise.all([asked(), asked()]);
    expect(challenge.proof.parameters).toMatchObject({ algorithm: "PBKDF2/SHA-256", cost: easyWork.cost });
    const solved = await solvedProof(challenge);
    const { solution } = JSON.parse(Buffer.from(solved.proof, "base64").toString()) as {
      solution: { counter: number };
    };
    expect(solution.counter).toBeGreaterThanOrEqual(easyWork.guesses.least);
    expect(solution.counter).toBeLessThan(easyWork.guesses.below);
    await expect(use({ id: other.id, proof: solved.proof })).rejects.toMatchObject({ kind: "captchaWrong" });
    expect(await use(solved)).toBe("stored");
    await expect(use(solved)).rejects.toMatchObject({ kind: "captchaUsed" });
  });

  it("is not what was made up", async () => {
    const { id, proof } = await asked();
    const made = { challenge: proof, solution: { counter: 0, derivedKey: proof.parameters.keyPrefix.repeat(2) } };
    const texts = ["x", "e30=", Buffer.from(JSON.stringify(made)).toString("base64")];
    const [first = "", ...others] = texts;
    await expect(use({ id, proof: first })).rejects.toMatchObject({ kind: "captchaWrong" });
    for (const text of others) {
      const { id } = await asked();
      await expect(use({ id, proof: text })).rejects.toMatchObject({ kind: "captchaWrong" });
    }
  });
});
