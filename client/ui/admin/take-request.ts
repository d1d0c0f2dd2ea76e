/**
 * Takes a request out of the router state of the current page, so that neither a reload nor the back button repeats it.
 * @returns null if the state does not hold the request
 */
export function takeRequest<State extends object, Name extends keyof State>(name: Name): State[Name] | null {
  const state: unknown = window.history.state;
  const usr = (state as { usr?: Partial<State> | null } | null)?.usr;
  if (!usr?.[name]) return null;
  window.history.replaceState({ ...(state as object), usr: null }, "");
  return usr[name];
}
