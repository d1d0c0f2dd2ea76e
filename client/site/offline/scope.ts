// What the service worker uses of its surroundings: the browser's types for them clash with those of pages.

export type ExtendableEvent = Event & { waitUntil: (done: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  /** What the browser asked for while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
};

export type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
  location: Location;
};

/** What a page tells after it was read. */
export type Read = {
  /** Path and query of the page; null where only resources were loaded. */
  page: string | null;
  /** Whether the page was just loaded as a document: then a copy of it is as new as it can be. */
  isDocument: boolean;
  /** Addresses of what the page loaded. */
  resources: string[];
};
