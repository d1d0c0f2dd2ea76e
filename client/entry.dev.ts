// The client during development: loads what React's fast refresh needs first.

// Vite generates this module: TypeScript has no file to check.
const refreshModule = "/@react-refresh";
const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refreshModule)) as {
  injectIntoGlobalHook: (target: Window) => void;
};

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./entry.client.tsx");

export const isDevelopment = true;
