// True inside a window instead of a screen; there, links to parent screens are hidden.
import { createContext, use } from "react";

export const InWindow = createContext(false);

export const useInWindow = (): boolean => use(InWindow);
