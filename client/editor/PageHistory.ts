// The undo history that all texts of a page share. Without a provider, each text has its own history.
import { createContext } from "react";

export type PageHistorySteps = {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
};

export const PageHistory = createContext<PageHistorySteps | null>(null);
