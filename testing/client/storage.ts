/** A storage of the browser. As in the browser, `Object.keys` lists the stored names. */
export function storageStub(): Storage {
  const own: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => own[name] ?? null,
    setItem: (name: string, value: string) => void (own[name] = value),
    removeItem: (name: string) => void delete own[name],
  };
  return new Proxy(own, {
    get: (_own, name) => (name === "length" ? Object.keys(own).length : methods[name as keyof typeof methods]),
  }) as unknown as Storage;
}
