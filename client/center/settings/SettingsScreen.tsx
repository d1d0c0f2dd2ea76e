// Placeholder until the admin center is written.
export function SettingsScreen() { return null; }
