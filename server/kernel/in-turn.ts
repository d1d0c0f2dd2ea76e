const turns = new Map<string, Promise<unknown>>();

/** Runs calls with the same key one after the other. */
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
