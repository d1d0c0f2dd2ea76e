// The request from the server to the renderer, client/app/entry.server.tsx, and its answer.
import type { ConsentKind } from "#contract/values/consent.ts";
import type { SentForm } from "./sent-form.ts";

/** URLs of scripts and style sheets. */
export type AssetFiles = { modules: string[]; styles: string[] };

export type PageAssets = {
  script: string;
  styles: string[];
  /** The files of each module that is imported dynamically, by its path in the repository. */
  lazy: Record<string, AssetFiles>;
  /** Additional assets of editors' pages: the style sheets of the bar, and modules for preloading. */
  editors: { styles: string[]; ahead: Record<"de" | "en", AssetFiles> };
  mapFrame: { script: string; styles: string[] };
};

/** @typeParam Client an in-process tRPC client */
export type PageRequest<Client> = {
  url: string;
  publicUrl: string;
  language: "de" | "en";
  client: Client;
  /**
   * A client with the rights of a guest that answers in German. If an English page is missing, the renderer uses this
   * client to find and offer the German version.
   */
  germanClient?: Client;
  assets: PageAssets;
  /** The nonce for style elements of admin widgets; null for guests' pages, which contain no admin widgets. */
  nonce: string | null;
  /** True if an editor wants to see the page as guests do. */
  isGuestView: boolean;
  /** True if the site has no English pages. Addresses below /en are then unknown. */
  isOnlyGerman: boolean;
  form?: SentForm | undefined;
  /** Receives the causes of the page's error 500, which the page itself must not contain. */
  onFailed: (error: unknown) => void;
  /** False for the picture of a child without a noted consent, which no link preview may contain. */
  maySharePicture: (id: string) => Promise<boolean>;
};

export type FullAnswer =
  | {
      kind: "page";
      status: number;
      html: string;
      /** The third parties whose content the page loads after the visitor's consent. */
      asked: ConsentKind[];
      counted: string | null;
      /** The content of the page's style element, for the content security policy; '' if there is no style element. */
      inlineStyle: string;
      isKept?: false;
    }
  | { kind: "redirect"; status: number; location: string };

export type PageAnswer =
  | FullAnswer
  /**
   * The entry is missing. `write` renders the 404 page. For guests, this 404 page is the same at all addresses of one
   * `screen`.
   */
  | {
      kind: "missing";
      screen: string;
      /**
       * False if only a part of an existing page is missing, such as its next page. The server then does not look for a
       * redirect.
       */
      mayRedirect?: false;
      write: () => Promise<FullAnswer>;
    };

export type RenderModule<Client> = {
  render: (request: PageRequest<Client>) => Promise<PageAnswer>;
  /** The part of the URL on which a guest's page depends: its path and the known keys of its query. */
  addressOf: (url: string) => string;
  /** Guests get the same page at all unknown addresses. */
  isUnknown: (url: string, isOnlyGerman: boolean) => boolean;
};
