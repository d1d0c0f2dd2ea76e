// Signs in with a passkey of this device or of a phone nearby.
import { useState } from "react";
import { useClient } from "../../api/access.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";

/** Passkeys require a domain name and a secure context. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|^\[/u.test(window.location.hostname);
}

/** Like `canUsePasskeys`, but false on the server and during hydration. */
export function usePasskeysKnown(): boolean {
  return useInBrowser(canUsePasskeys, false);
}

export function usePasskey(onSignedIn: () => void, onFailed: (error: unknown) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const { auth } = useClient();
  const signIn = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const [optionsJSON, { startAuthentication }] = await Promise.all([
        auth.passkeyOptions.mutate(),
        import("@simplewebauthn/browser"),
      ]);
      await auth.loginWithPasskey.mutate({
        response: await startAuthentication({
          optionsJSON: optionsJSON as Parameters<typeof startAuthentication>[0]["optionsJSON"],
        }),
      });
      onSignedIn();
    } catch (error) {
      setIsBusy(false);
      onFailed(error);
    }
  };
  return { signIn: () => void signIn(), isBusy };
}
