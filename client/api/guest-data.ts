// The data that a guest's page has loaded. Editors have React Query instead, which their pages load with the tool.

export type QueryKey = readonly unknown[];
export type Fetched<Loaded> = {
  queryKey: QueryKey;
  queryFn?: ((...given: never[]) => Loaded | Promise<Loaded>) | undefined;
};

type Row = {
  data: unknown;
  error: unknown;
  /** The time of the last answer, in milliseconds; 0 if the data must be requested again. */
  at: number;
};

const nothing: Row = { data: undefined, error: null, at: 0 };

const FRESH_MS = 10_000;
/** Data that no part of the page shows is dropped when the page has more than these. */
const MOST_ROWS = 100;

export class GuestData {
  readonly #now: () => number;
  #rows = new Map<string, Row>();
  #keys = new Map<string, QueryKey>();
  #requests = new Map<string, Promise<unknown>>();
  /** By the key's hash: the listeners of shown data, each with its query. */
  #watchers = new Map<string, Map<() => void, Fetched<unknown>>>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  row(key: QueryKey): Row {
    return this.#rows.get(hashOf(key)) ?? nothing;
  }

  getQueryData<Loaded>(key: QueryKey): Loaded | undefined {
    return this.row(key).data as Loaded | undefined;
  }

  setQueryData(key: QueryKey, data: unknown): void {
    this.#set(key, { data, error: null, at: this.#now() });
  }

  removeQueries({ queryKey }: { queryKey: QueryKey }): void {
    this.#drop(hashOf(queryKey));
  }

  /** Data that is younger than FRESH_MS is not requested again. */
  async fetchQuery<Loaded>(query: Fetched<Loaded>): Promise<Loaded> {
    const row = this.row(query.queryKey);
    if (row.data !== undefined && this.isFresh(row)) return row.data as Loaded;
    return this.refetch<Loaded>(query);
  }

  isFresh({ at }: Row): boolean {
    return this.#now() - at < FRESH_MS;
  }

  /** Requests that are under way are shared. */
  refetch<Loaded>({ queryKey, queryFn }: Fetched<Loaded>): Promise<Loaded> {
    const hash = hashOf(queryKey);
    const running = this.#requests.get(hash);
    if (running) return running as Promise<Loaded>;
    const request = (async () => {
      try {
        const data = await (queryFn as () => unknown)();
        this.setQueryData(queryKey, data);
        return data;
      } catch (error) {
        this.#set(queryKey, { ...this.row(queryKey), error });
        throw error;
      } finally {
        this.#requests.delete(hash);
      }
    })();
    this.#requests.set(hash, request);
    return request as Promise<Loaded>;
  }

  /**
   * Requests shown data again, and other data when it is needed. Failures stand in the rows.
   * @param path the beginning of the procedure's path
   */
  async invalidate(path: readonly string[]): Promise<void> {
    const stale = [...this.#keys].filter(
      ([, [own]]) => Array.isArray(own) && path.every((part, index) => own[index] === part),
    );
    const requests = stale.map(([hash, key]) => {
      this.#set(key, { ...this.row(key), at: 0 });
      const shown = [...(this.#watchers.get(hash)?.values() ?? [])].find(({ queryFn }) => queryFn !== undefined);
      return shown && this.refetch(shown);
    });
    await Promise.allSettled(requests);
  }

  /** @param query without `queryFn`, its data is never requested again */
  watch(query: Fetched<unknown>, listener: () => void): () => void {
    const hash = hashOf(query.queryKey);
    const all = this.#watchers.get(hash) ?? new Map<() => void, Fetched<unknown>>();
    this.#watchers.set(hash, all.set(listener, query));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.#watchers.delete(hash);
    };
  }

  /** All loaded data, for the state of the page. */
  loaded(): { queryKey: QueryKey; queryHash: string; data: unknown }[] {
    return [...this.#keys].flatMap(([queryHash, queryKey]) => {
      const { data } = this.row(queryKey);
      return data === undefined ? [] : [{ queryKey, queryHash, data }];
    });
  }

  #set(key: QueryKey, row: Row): void {
    const hash = hashOf(key);
    // Set again, the key becomes the newest one.
    this.#keys.delete(hash);
    this.#keys.set(hash, key);
    this.#rows.set(hash, row);
    for (const listener of this.#watchers.get(hash)?.keys() ?? []) listener();
    const [oldest] = [...this.#keys.keys()].filter((one) => !this.#watchers.has(one));
    if (this.#keys.size > MOST_ROWS && oldest !== undefined) this.#drop(oldest);
  }

  #drop(hash: string): void {
    this.#rows.delete(hash);
    this.#keys.delete(hash);
  }
}

/** The keys of objects are sorted, as in React Query, which reads the same state of the page. */
export function hashOf(key: QueryKey): string {
  return JSON.stringify(key, (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
