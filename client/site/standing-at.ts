import { isId } from "#contract/values/addresses.ts";

export const standingAt = (id: string, path: string): string => (isId(id) ? id : path);
