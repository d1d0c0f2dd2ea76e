// Hashes bytes as they pass; the stream fails instead of ending if they do not match their hash.
import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import type { ContentHash } from "./storage.ts";

/** Holds back the last chunk until the hash is known: a reader of wrong bytes sees a cut-off stream. */
export function checkedBytes(hash: ContentHash, refuse: () => Error): Transform {
  const digest = createHash("sha256");
  let held: Buffer | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      const before = held;
      held = chunk;
      if (before) this.push(before);
      done();
    },
    flush(done) {
      if (digest.digest("hex") !== hash) return done(refuse());
      if (held) this.push(held);
      done();
    },
  });
}
