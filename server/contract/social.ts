// The social network: what its token must be allowed to do, and what a test of it says.

/** As the network names them (legal.md L27). */
export const socialPermissions = ["pages_manage_posts", "pages_read_engagement", "pages_show_list"] as const;
export type SocialPermission = (typeof socialPermissions)[number];

export type SocialTest =
  | {
      result: "works";
      /** The name of the page that the token belongs to. */
      page: string;
      /** What it is not allowed to do. */
      missing: SocialPermission[];
      /** When it ends, ISO 8601; null: never. */
      ends: string | null;
    }
  | {
      result: "refused";
      reason: "ended" | "takenBack" | "otherApp" | "noPage" | "other";
      /** In the network's own words, without secrets; '' if it said nothing. */
      said: string;
    }
  | { result: "unreachable" };
