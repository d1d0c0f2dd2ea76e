// Runs `npm start`'s program for browser tests, on any free port.
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

const entryPoint = fileURLToPath(new URL("../server/main.ts", import.meta.url));

export type StartedSite = {
  url: string;
  stderr: () => string;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startSite(dataDir: string, env: Record<string, string> = {}): Promise<StartedSite> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [entryPoint], {
    env: { PATH, HOME, TMPDIR: tmpdir(), PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
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
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}: ${stderr}`)));
  });
  const end = (signal: "SIGKILL" | "SIGTERM"): Promise<void> =>
    new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  return { url, stderr: () => stderr, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
