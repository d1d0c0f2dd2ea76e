// True inside a window instead of a screen; there, the tabs with links to other screens are hidden.
import { createContext, use } from "react";

export const InWindow = createContext(false);

export const useInWindow = (): boolean => use(InWindow);
