// What the links and pictures of a text lead to, as whoever holds the text knows it; without that, all is well.
import { createContext } from "react";
import type { LinkState } from "#contract/values/site-links.ts";

export const LinkStates = createContext<(href: string) => LinkState>(() => "public");
