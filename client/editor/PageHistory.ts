// The steps of a whole page, where several texts share them; without it each text has its own.
import { createContext } from "react";

export type PageHistorySteps = {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
};

export const PageHistory = createContext<PageHistorySteps | null>(null);
