// The switchable components of the site, and the screens and procedures that are unavailable while a component is off.

export const componentNames = ["shop", "newsletter", "guestbook", "comments", "map", "analytics", "social"] as const;
export type ComponentName = (typeof componentNames)[number];
export type Components = Record<ComponentName, { enabled: boolean }>;

export type Closes = {
  /** While the component is off, these paths and all below them answer 404, and menus omit them. */
  screens: readonly string[];
  /** Procedures or whole routers. While the component is off, they answer C404, also through REST. */
  procedures: readonly string[];
  /** Names of files in /api/v0/export/, without extension. */
  exports?: readonly string[];
  sitemap?: readonly string[];
  /** Exceptions from the lists above, for example the page for unsubscribing. */
  stays?: readonly string[];
};

export const components = {
  newsletter: {
    screens: ["/newsletter", "/admincenter/newsletter"],
    procedures: ["newsletter"],
    exports: ["subscribers"],
    sitemap: ["/newsletter"],
    stays: ["/newsletter/abmelden", "newsletter.leave"],
  },
  // While the guestbook is off, the admin center still shows its posts.
  guestbook: { screens: ["/gaestebuch"], procedures: ["guestbook"], sitemap: ["/gaestebuch"] },
  comments: { screens: [], procedures: ["comments"] },
  // While the shop is off, editors can still process orders and prepare products, and customers can still see their
  // orders.
  shop: {
    screens: ["/shop"],
    procedures: ["shop"],
    sitemap: ["/shop"],
    stays: ["/shop/bestellung", "/shop/manage"],
  },
  map: { screens: ["/admincenter/map"], procedures: ["map"] },
  analytics: {
    screens: ["/admincenter/analytics"],
    procedures: ["analytics"],
    exports: ["visits"],
  },
  // While the component is off, existing posts can still be removed from the network.
  social: { screens: ["/admincenter/social"], procedures: ["social"] },
} as const satisfies Partial<Record<ComponentName, Closes>>;

type Switched = { components: Components };
type Listed = "screens" | "procedures" | "exports";

export type BuiltComponent = keyof typeof components;

const lines = Object.entries(components) as [BuiltComponent, Closes][];

export const builtComponents: readonly BuiltComponent[] = lines.map(([name]) => name);

export function isOn(settings: Switched, name: ComponentName): boolean {
  return settings.components[name].enabled;
}

function ownerOf(listed: Listed, name: string, separator: string): ComponentName | null {
  const isIn = (whole: string): boolean => name === whole || name.startsWith(whole + separator);
  const line = lines.find(([, closes]) => closes[listed]?.some(isIn) && !closes.stays?.some(isIn));
  return line?.[0] ?? null;
}

export const componentOfScreen = (path: string): ComponentName | null => ownerOf("screens", path, "/");

export const componentOfProcedure = (path: string): ComponentName | null => ownerOf("procedures", path, ".");

export const componentOfExport = (name: string): ComponentName | null => ownerOf("exports", name, ".");

export function isOpen(settings: Switched, path: string): boolean {
  const name = componentOfScreen(path);
  return name === null || isOn(settings, name);
}

export function openPages(settings: Switched): string[] {
  return lines.flatMap(([name, { sitemap = [] }]) => (isOn(settings, name) ? sitemap : []));
}
