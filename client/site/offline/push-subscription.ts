export async function findSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Unsubscribes on sign-out or on request. The server has already deleted the subscription. */
export async function endSubscription(): Promise<void> {
  try {
    await (await findSubscription())?.unsubscribe();
  } catch {
    // The push service may be unreachable. The server no longer sends to this subscription anyway.
  }
}
