// The social network: permissions of its token, results of a test, and states of shared posts.

/** The network's names of the permissions (legal.md L27). */
export const socialPermissions = ["pages_manage_posts", "pages_read_engagement", "pages_show_list"] as const;
export type SocialPermission = (typeof socialPermissions)[number];

export type SocialTest =
  | {
      result: "works";
      page: string;
      missing: SocialPermission[];
      /** The token's expiry, ISO 8601; null if it never expires. */
      ends: string | null;
    }
  | {
      result: "refused";
      reason: "ended" | "takenBack" | "otherApp" | "noPage" | "other";
      /** The network's own error message, without secrets; '' if it sent none. */
      said: string;
    }
  | { result: "unreachable" };

/** Reasons why a post was not created or not removed. `unclear`: the result of the request is unknown. */
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

export type SharedState = {
  /** `stuck`: the removal failed, so the post is still online. */
  state: "unshared" | "sharing" | "shared" | "failed" | "removing" | "stuck";
  url: string | null;
  sharedAt: string | null;
  by: string;
  problem: ShareProblem | null;
  /** The network's own error message, without secrets. */
  said: string;
  next: string | null;
};

export type StuckPost = SharedState & {
  entryId: string;
  /** The first line of the post. */
  title: string;
  isEntryThere: boolean;
};

export type SocialPage = { id: string; name: string; mayPost: boolean };

export const postUrl = (postId: string): string => `https://www.facebook.com/${encodeURIComponent(postId)}`;
