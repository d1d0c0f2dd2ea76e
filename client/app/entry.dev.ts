// The client during development: prepares React's fast refresh, which must be there before React is loaded.

// The address must be a literal: with a computed one Vite loads a second copy, and that copy refreshes nothing.
// @ts-expect-error Vite generates this module, so there is no file with its types.
import { injectIntoGlobalHook } from "/@react-refresh"; // oxlint-disable-line import/no-absolute-path

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./entry.client.tsx");
