// The client while developing: what React's fast refresh needs, before anything else.
// @ts-expect-error Vite makes this module; it has no file and no types
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./entry.client.tsx");
