// Runs the site on a free port, for browser tests.
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { openStartGate, wantedClientStart } from "./client-start.ts";
import type { SiteData } from "./site-data.ts";
import { startArguments, startEnvironment, testStartArguments } from "./start-arguments.ts";

const root = new URL("..", import.meta.url);

/** Nothing listens on this port, so tests send no requests to other servers. */
const NOBODY = "http://127.0.0.1:9";
const others = { TILES_BASE: NOBODY, STILLS_BASE: NOBODY, GRAPH_API_BASE: NOBODY };

export type StartedSite = {
  url: string;
  dataDir: string;
  stderr: () => string;
  kill: () => Promise<void>;
  /** Rejects if the site has ended by itself, so that a crash fails the test. */
  stop: () => Promise<void>;
};

/** Each site has a new data directory, so all sites share this directory for compiled code. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL("../node_modules/.cache/test-programs", import.meta.url));

/**
 * @param env variables in addition to the variables of `data`
 * @param entry 'npm start' runs the real program, with the full effort for hashes and proofs of work
 */
export async function startSite(
  data: SiteData,
  env: Record<string, string> = {},
  entry: "test" | "npm start" = "test",
): Promise<StartedSite> {
  const dataDir = data.directory;
  const { PATH = "", HOME = "" } = process.env;
  const start = wantedClientStart();
  const gate = start && (await openStartGate(start));
  const publicUrl = gate && { PUBLIC_URL: gate.url };
  const child = spawn(process.execPath, entry === "test" ? testStartArguments : startArguments, {
    cwd: fileURLToPath(root),
    env: {
      ...startEnvironment,
      ...(entry === "test" && { NODE_COMPILE_CACHE }),
      PATH,
      HOME,
      TMPDIR: tmpdir(),
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // The data may be older than the last night, so a backup would be due at once.
      BACKUP_AT: "off",
      ...others,
      ...publicUrl,
      ...data.env,
      ...env,
    },
  });
  let stdout = "";
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString();
      const line = /^listening on (http:\/\/\S+)$/mu.exec(stdout);
      if (line?.[1]) resolve(line[1]);
    });
    child.once("exit", (code, signal) => reject(new Error(`the site ended with ${code ?? signal}: ${stderr}`)));
  });
  gate?.leadTo(url);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  let isAsked = false;
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    await gate?.close();
    if (isAsked && hasEnded()) return;
    if (hasEnded()) throw new Error(`the site ended by itself with ${child.exitCode ?? child.signalCode}: ${stderr}`);
    isAsked = true;
    await new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  };
  return {
    url: gate?.url ?? url,
    dataDir,
    stderr: () => stderr,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
