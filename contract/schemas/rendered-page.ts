// Types of a rendered page: the server's request, and the answer of client/app/entry.server.tsx.
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
  /** Answers as for guests, in German. A missing English page offers its German version. */
  germanClient?: Client;
  assets: PageAssets;
  /** For the style elements of admin widgets; guests' pages have none. */
  nonce: string | null;
  form?: SentForm | undefined;
};

export type WholeAnswer =
  | {
      kind: "page";
      status: number;
      html: string;
      /** The third parties that components of the page load from after consent. */
      asked: ConsentKind[];
      /** The path under which views are counted; null if they are not counted. */
      counted: string | null;
      /** The content of the page's style element, for the content security policy; '' without one. */
      inlineStyle: string;
      /** The page cache does not store this answer. */
      isKept?: false;
    }
  | { kind: "redirect"; status: number; location: string };

export type PageAnswer =
  | WholeAnswer
  /**
   * The entry is missing. Guests get the same page at every address of the `screen`, so it is rendered only if needed.
   */
  | {
      kind: "missing";
      screen: string;
      /** False if the page exists and only this part of it is missing; redirects do not apply then. */
      leadsOn?: false;
      write: () => Promise<WholeAnswer>;
    };

export type RenderModule<Client> = {
  render: (request: PageRequest<Client>) => Promise<PageAnswer>;
  /** Path and known query keys. A guest's page depends only on these and on the language. */
  addressOf: (url: string) => string;
  /** True if no screen has the address. Guests get the same page for all of these. */
  isUnknown: (url: string) => boolean;
};
