// Placeholder until the admin center is written.
export function EntriesScreen() { return null; }
