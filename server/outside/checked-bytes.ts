import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import type { ContentHash } from "./storage.ts";

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
