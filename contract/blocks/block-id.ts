// Block ids are unique within their entry. They are short, because every page contains them.

const LENGTH = 10;
const letters = "0123456789abcdefghijklmnopqrstuvwxyz";

/** With 36^10 possible ids, two equal ids in one entry are practically impossible. */
export function newBlockId(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return Array.from(random, (number) => letters[number % letters.length]).join("");
}
