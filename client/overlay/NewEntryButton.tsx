// Placeholder until the admin layer is written.
export function NewEntryButton(_props: object) { return null; }
