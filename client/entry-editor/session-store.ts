import { useState, useSyncExternalStore } from "react";
import { type Session, type SessionAction, sessionReducer } from "./session.ts";

export type SessionStore = {
  read: () => Session;
  dispatch: (action: SessionAction) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createSessionStore(first: Session): SessionStore {
  let session = first;
  const listeners = new Set<() => void>();
  return {
    read: () => session,
    dispatch: (action) => {
      session = sessionReducer(session, action);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSessionStore(first: Session): { store: SessionStore; session: Session } {
  const [store] = useState(() => createSessionStore(first));
  return { store, session: useSyncExternalStore(store.subscribe, store.read) };
}
