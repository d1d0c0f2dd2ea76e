// The client while developing: what React's fast refresh needs, before anything else.

// Vite makes this module: it has no file that TypeScript could look at.
const refreshModule = "/@react-refresh";
const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refreshModule)) as {
  injectIntoGlobalHook: (target: Window) => void;
};

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./entry.client.tsx");

export const isDevelopment = true;
