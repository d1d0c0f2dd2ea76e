import { createContext, use } from "react";

/** True where filters are below each other. There, labels that are usually hidden are visible. */
export const ShownLabels = createContext(false);

export const useShownLabels = (): boolean => use(ShownLabels);
