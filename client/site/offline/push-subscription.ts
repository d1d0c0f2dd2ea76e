export async function findSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Unsubscribes this browser on sign-out or on request. The server's record is already deleted. */
export async function endSubscription(): Promise<void> {
  try {
    await (await findSubscription())?.unsubscribe();
  } catch {
    // The push service may be unreachable. The server has no record any more, so it sends nothing to this subscription.
  }
}
