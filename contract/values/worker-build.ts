export type WorkerBuild = {
  /** Part of the names of caches. It changes whenever the script or the shell changes. */
  version: string;
  shell: string[];
};
