// Ids of blocks: short, because every page contains them, and unique within their entry.

const LENGTH = 10;
const letters = "0123456789abcdefghijklmnopqrstuvwxyz";

/** There are 36^10 ids, so two blocks of one entry never get the same. */
export function newBlockId(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return Array.from(random, (number) => letters[number % letters.length]).join("");
}
