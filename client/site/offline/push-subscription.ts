// The subscription by which this browser is notified; only editors have one.

/** @returns null if there is none, or this browser has no such thing */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Gives it up: when somebody signs out, or does not want it any more. What fails is ended by the server all the same. */
export async function endSubscription(): Promise<void> {
  try {
    await (await findSubscription())?.unsubscribe();
  } catch {
    // The push service may be out of reach; the site tells it nothing more.
  }
}
