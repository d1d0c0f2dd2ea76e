// The facts about a build that its service worker knows.
export type WorkerBuild = {
  /** Names the caches; it changes whenever the script or the shell changes. */
  version: string;
  /** Addresses of the files that every page needs. */
  shell: string[];
};
