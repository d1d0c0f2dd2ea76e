import { componentNames, type Components } from "#contract/values/components.ts";

export const allOff = Object.fromEntries(componentNames.map((name) => [name, { enabled: false }])) as Components;
