/** The permissions that the site needs, under the network's names (legal.md L27). */
export const socialPermissions = ["pages_manage_posts", "pages_read_engagement", "pages_show_list"] as const;
export type SocialPermission = (typeof socialPermissions)[number];

export type SocialTest =
  | {
      result: "works";
      page: string;
      missing: SocialPermission[];
      /** The expiry of the token, ISO 8601; null if the token never expires. */
      ends: string | null;
    }
  | {
      result: "refused";
      reason: "ended" | "takenBack" | "otherApp" | "noPage" | "other";
      /** The network's error message, without secrets; '' if it sent none. */
      said: string;
    }
  | { result: "unreachable" };

/** Why a post was not created or not removed. `unclear`: the result of the request is unknown. */
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
  said: string;
  next: string | null;
};

export type StuckPost = SharedState & {
  entryId: string;
  title: string;
  isEntryThere: boolean;
};

export type SocialPage = { id: string; name: string; mayPost: boolean };

export const postUrl = (postId: string): string => `https://www.facebook.com/${encodeURIComponent(postId)}`;
