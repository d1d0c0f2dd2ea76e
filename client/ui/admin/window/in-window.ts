// True inside a window. Screens in a window hide the tabs that lead to other screens.
import { createContext, use } from "react";

export const InWindow = createContext(false);

export const useInWindow = (): boolean => use(InWindow);
