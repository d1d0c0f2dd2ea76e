// Placeholder until the admin layer is written.
export function AdminLayer(_props: object) { return null; }
