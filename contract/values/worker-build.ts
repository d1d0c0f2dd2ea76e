// The facts about a build that its service worker needs.
export type WorkerBuild = {
  /** Part of the cache names; changes whenever the script or the shell changes. */
  version: string;
  shell: string[];
};
