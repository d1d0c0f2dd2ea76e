// The types of the service worker. TypeScript's own types for workers conflict with the types for pages.

export type ExtendableEvent = Event & { waitUntil: (done: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** The response to a request that the browser sent while the worker was starting. */
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

export type Read = {
  /** Path and query of the page; null if only resources were loaded. */
  page: string | null;
  /** True if the page has just been loaded as a document, so that the worker has a current copy. */
  isDocument: boolean;
  resources: string[];
};
