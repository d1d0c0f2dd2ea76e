// The request from the server to the renderer, client/app/entry.server.tsx, and its answer.
import type { ConsentKind } from "#contract/values/consent.ts";
import type { SentForm } from "./sent-form.ts";

export type PageAssets = {
  script: string;
  styles: string[];
  lazyStyles: Record<string, string[]>;
  mapFrame: { script: string; styles: string[] };
};

/** @typeParam Client an in-process tRPC client */
export type PageRequest<Client> = {
  url: string;
  publicUrl: string;
  language: "de" | "en";
  client: Client;
  /** A client that answers in German, as for a guest. A missing English page uses it to offer its German version. */
  germanClient?: Client;
  assets: PageAssets;
  /** The nonce for style elements of admin widgets; null for guests' pages, which have none. */
  nonce: string | null;
  form?: SentForm | undefined;
};

export type FullAnswer =
  | {
      kind: "page";
      status: number;
      html: string;
      /** The third parties from which the page's components load after consent. */
      asked: ConsentKind[];
      counted: string | null;
      /** The content of the page's style element, for the content security policy; '' without one. */
      inlineStyle: string;
      /** The page cache must not store this answer. */
      isKept?: false;
    }
  | { kind: "redirect"; status: number; location: string };

export type PageAnswer =
  | FullAnswer
  /** The entry is missing. `write` renders the page, which is equal for guests at all addresses of a `screen`. */
  | {
      kind: "missing";
      screen: string;
      /** False if the page exists and only a part such as its next page is missing; redirects do not apply then. */
      mayRedirect?: false;
      write: () => Promise<FullAnswer>;
    };

export type RenderModule<Client> = {
  render: (request: PageRequest<Client>) => Promise<PageAnswer>;
  /** Path and known query keys, without anything that does not change a guest's page. */
  addressOf: (url: string) => string;
  /** Guests get the same page at all unknown addresses. */
  isUnknown: (url: string) => boolean;
};
