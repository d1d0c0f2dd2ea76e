export type WorkerBuild = {
  /** Part of the names of the caches. It changes with the worker's script and with the shell. */
  version: string;
  shell: string[];
};
