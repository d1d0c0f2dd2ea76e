// Work of one kind within this process, one after the other.

const turns = new Map<string, Promise<unknown>>();

/** In the order in which it came. @param key what must not happen at once, such as an address or a captcha */
export async function inTurn<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}
