// Lets background work read the site's public pages as a guest sees them. The HTTP layer answers, because lower layers know no routes.
import type { Readable } from "node:stream";

export type OwnAnswer = { status: number; headers: Readonly<Record<string, string>>; body: Readable };

/** @param path the path with its query, such as '/Aktuelles?seite=2' */
export type AskOwnPage = (path: string, method?: "GET" | "HEAD") => Promise<OwnAnswer>;

export type OwnPages = { ask: AskOwnPage; answerWith: (answer: AskOwnPage) => void };

export function openOwnPages(): OwnPages {
  let answer: AskOwnPage | null = null;
  return {
    ask: (path, method) => {
      if (!answer) throw new Error("the pages are not open yet");
      return answer(path, method);
    },
    answerWith: (given) => {
      answer = given;
    },
  };
}
