import { createContext } from "react";

export type PageHistorySteps = {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
};

export const PageHistory = createContext<PageHistorySteps | null>(null);
