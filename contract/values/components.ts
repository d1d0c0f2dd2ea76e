// The components of the site: what is there only while it is switched on, and what each of them closes when it is off.

export const componentNames = ["shop", "newsletter", "guestbook", "comments", "map", "analytics", "social"] as const;
export type ComponentName = (typeof componentNames)[number];
export type Components = Record<ComponentName, { enabled: boolean }>;

/** What answers only while a component is on; everything else follows from this. */
export type Closes = {
  /** Addresses of screens, with all below them: gone from menus and from the sitemap, and 404. */
  screens: readonly string[];
  /** Procedures, or all of a router: C404 for tRPC, and for the routes of REST that call them. */
  procedures: readonly string[];
  /** Files of /api/v0/export/ without their ending. */
  exports?: readonly string[];
  /** The pages of them that search engines find. */
  sitemap?: readonly string[];
  /** Screens and procedures of the above that stay, because people have a right to them. */
  stays?: readonly string[];
};

/** Only what is here can be switched by editors: a component without a line does nothing yet. */
export const components = {
  newsletter: {
    screens: ["/newsletter", "/admincenter/newsletter"],
    procedures: ["newsletter"],
    exports: ["subscribers"],
    sitemap: ["/newsletter"],
    // Who has it must be able to leave.
    stays: ["/newsletter/abmelden", "newsletter.leave"],
  },
  // What was written stays in the admin center.
  guestbook: { screens: ["/gaestebuch"], procedures: ["guestbook"], sitemap: ["/gaestebuch"] },
  comments: { screens: [], procedures: ["comments"] },
  // Orders are worked off, and products prepared, while it is closed; and whoever has ordered sees the order.
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
  // What stands at the network can be taken back; sharing itself says first which credentials are missing.
  social: { screens: ["/admincenter/social"], procedures: ["social"] },
} as const satisfies Partial<Record<ComponentName, Closes>>;

type Switched = { components: Components };
type Listed = "screens" | "procedures" | "exports";

export type BuiltComponent = keyof typeof components;

const lines = Object.entries(components) as [BuiltComponent, Closes][];

/** Components with a line, in the order in which people see them. */
export const builtComponents: readonly BuiltComponent[] = lines.map(([name]) => name);

/** The one place that says whether a component is on. */
export function isOn(config: Switched, name: ComponentName): boolean {
  return config.components[name].enabled;
}

function ownerOf(listed: Listed, name: string, separator: string): ComponentName | null {
  const isIn = (whole: string): boolean => name === whole || name.startsWith(whole + separator);
  const line = lines.find(([, closes]) => closes[listed]?.some(isIn) && !closes.stays?.some(isIn));
  return line?.[0] ?? null;
}

/** The component that a screen belongs to, by its path or by the path of its route; null for the others. */
export const componentOfScreen = (path: string): ComponentName | null => ownerOf("screens", path, "/");

/** @param path such as 'newsletter.subscribe' */
export const componentOfProcedure = (path: string): ComponentName | null => ownerOf("procedures", path, ".");

export const componentOfExport = (name: string): ComponentName | null => ownerOf("exports", name, ".");

/** Whether a screen is there: for menus, and for links to it. */
export function isOpen(config: Switched, path: string): boolean {
  const name = componentOfScreen(path);
  return name === null || isOn(config, name);
}

/** The pages of components that search engines find now. */
export function openPages(config: Switched): string[] {
  return lines.flatMap(([name, { sitemap = [] }]) => (isOn(config, name) ? sitemap : []));
}
