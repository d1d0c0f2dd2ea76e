export type WorkerBuild = {
  /** A part of the caches' names. The version changes with the worker's script and with the shell. */
  version: string;
  shell: string[];
};
