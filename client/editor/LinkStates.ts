import { createContext } from "react";
import type { LinkState } from "#contract/values/site-links.ts";

export const LinkStates = createContext<(href: string) => LinkState>(() => "public");
