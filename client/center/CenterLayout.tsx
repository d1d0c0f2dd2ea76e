// Placeholder until the admin center is written.
export function CenterLayout() { return null; }
