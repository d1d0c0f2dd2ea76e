export function errorBelow(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(errors).find(([field]) => field === path || field.startsWith(`${path}.`))?.[1];
}
