// Types of a rendered page: the request of the server, and the answer of client/app/entry.server.tsx.
import type { ConsentKind } from "#contract/values/consent.ts";
import type { SentForm } from "./sent-form.ts";

export type PageAssets = {
  script: string;
  /** Styles of every page. */
  styles: string[];
  /** Styles of screens that are loaded on demand, by module. */
  lazyStyles: Record<string, string[]>;
  /** Of the frame that shows a map. */
  mapFrame: { script: string; styles: string[] };
};

/** @typeParam Client an in-process tRPC client */
export type PageRequest<Client> = {
  /** The requested path and query. */
  url: string;
  /** Origin of canonical links. */
  publicUrl: string;
  language: "de" | "en";
  client: Client;
  /** Answers as for guests, in German: an English address where nothing is offers the German page. */
  germanClient?: Client;
  assets: PageAssets;
  /** For the style elements of admin widgets; guests' pages have none. */
  nonce: string | null;
  /** What became of the form that this page answers. */
  form?: SentForm | undefined;
};

export type WholeAnswer =
  | {
      kind: "page";
      status: number;
      html: string;
      /** The third parties that the page's components load from after the visitor agrees. */
      asked: ConsentKind[];
      /** The path under which views of it are counted; null if they are not. */
      counted: string | null;
      /** The content of its style element, which the policy has to know; '' without one. */
      inlineStyle: string;
      /** Nobody keeps it. */
      isKept?: false;
    }
  | { kind: "redirect"; status: number; location: string };

export type PageAnswer =
  | WholeAnswer
  /** No entry is there. Guests get the same page at every address of the `screen`, so it is written only if needed. */
  | {
      kind: "missing";
      screen: string;
      /** False: the address is that of a page, of which this part is not there. */
      leadsOn?: false;
      write: () => Promise<WholeAnswer>;
    };

/** The exports of client/app/entry.server.tsx. */
export type RenderModule<Client> = {
  render: (request: PageRequest<Client>) => Promise<PageAnswer>;
  /** Path and known query keys: a guest's page depends only on them and on the language. */
  addressOf: (url: string) => string;
  /** Whether no screen has the address: guests get the same page for all of these. */
  isUnknown: (url: string) => boolean;
};
