/**
 * 'insecure': the page has no https. 'apple': the user must first add the site to the home screen. 'unknown': the
 * browser has no push notifications. 'denied': the user has blocked them.
 */
export type Support = "able" | "insecure" | "apple" | "unknown" | "denied";

export type BrowserFacts = {
  isSecure: boolean;
  hasPush: boolean;
  permission: NotificationPermission;
  /** True for iPhones and iPads. They allow notifications only if the site is on the home screen. */
  isApple: boolean;
  isInstalled: boolean;
};

export function supportOf({ isSecure, hasPush, permission, isApple, isInstalled }: BrowserFacts): Support {
  if (!isSecure) return "insecure";
  if (!hasPush) return isApple && !isInstalled ? "apple" : "unknown";
  return permission === "denied" ? "denied" : "able";
}

export function factsOfBrowser(): BrowserFacts {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    isSecure: window.isSecureContext,
    hasPush: "serviceWorker" in navigator && "PushManager" in window && "Notification" in window,
    permission: "Notification" in window ? Notification.permission : "default",
    // iPadOS identifies itself as a Mac. Macs have no touch screen, so a touch screen means an iPad.
    isApple: /iPhone|iPad/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1),
    isInstalled: matchMedia("(display-mode: standalone)").matches,
  };
}
