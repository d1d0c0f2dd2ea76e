// The states of link and picture targets in a text. Without a provider, all targets count as public.
import { createContext } from "react";
import type { LinkState } from "#contract/values/site-links.ts";

export const LinkStates = createContext<(href: string) => LinkState>(() => "public");
