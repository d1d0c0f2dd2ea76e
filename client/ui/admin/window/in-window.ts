// Whether something is shown in a window instead of a screen: there it has no links to other screens above it.
import { createContext, use } from "react";

export const InWindow = createContext(false);

export const useInWindow = (): boolean => use(InWindow);
