// The service worker's types. TypeScript's worker types conflict with those for pages.

export type ExtendableEvent = Event & { waitUntil: (done: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response to the browser's request that started together with the worker. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

export type PushEvent = ExtendableEvent & { data: { json: () => unknown } | null };

export type PushChangeEvent = ExtendableEvent & { newSubscription?: PushSubscription | null };

export type NotificationEvent = ExtendableEvent & { notification: Notification };

type Tab = { url: string; focus: () => Promise<unknown> };

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
  push: PushEvent;
  pushsubscriptionchange: PushChangeEvent;
  notificationclick: NotificationEvent;
};

export type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (only: { type: "window"; includeUncontrolled: true }) => Promise<Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  location: Location;
};

/** The message that a page sends after it was read. */
export type Read = {
  /** Path and query of the page; null if only resources were loaded. */
  page: string | null;
  /** True if the page was just loaded as a document, so that the worker's copy is up to date. */
  isDocument: boolean;
  resources: string[];
};
