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

/** Why a post was not made, or not taken back; `unclear`: nobody knows whether it was. */
export const shareProblems = [
  "credentials",
  "ended",
  "takenBack",
  "permission",
  "blocked",
  "busy",
  "unclear",
  "otherPage",
  "other",
] as const;
export type ShareProblem = (typeof shareProblems)[number];

/** An entry on the social page. */
export type SharedState = {
  /** `stuck`: the post is still there, and was not taken back. */
  state: "unshared" | "sharing" | "shared" | "failed" | "removing" | "stuck";
  /** The address of the post. */
  url: string | null;
  sharedAt: string | null;
  by: string;
  problem: ShareProblem | null;
  /** In the network's own words, without secrets. */
  said: string;
  /** When it is tried again by itself. */
  next: string | null;
};

/** What did not work, and waits for a person. */
export type StuckPost = SharedState & {
  entryId: string;
  /** The first line of the post. */
  title: string;
  isEntryThere: boolean;
};

export type SocialPage = { id: string; name: string; mayPost: boolean };

/** The address of a post by its name at the network. */
export const postUrl = (postId: string): string => `https://www.facebook.com/${encodeURIComponent(postId)}`;
