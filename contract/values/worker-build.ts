export type WorkerBuild = {
  /** Part of the names of caches. A change of the script or the shell changes it. */
  version: string;
  shell: string[];
};
