// The client during development. React's fast refresh must be prepared before React is loaded.

// The specifier must be a literal. With a computed specifier, Vite loads a second copy of the module, which refreshes
// nothing.
// @ts-expect-error Vite generates this module, so there is no file with its types.
import { injectIntoGlobalHook } from "/@react-refresh"; // oxlint-disable-line import/no-absolute-path

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./entry.client.tsx");
