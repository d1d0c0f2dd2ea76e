// Pages request an entry with its id or with its readable address.
import { isId } from "#contract/values/addresses.ts";

export const standingAt = (id: string, path: string): string => (isId(id) ? id : path);
