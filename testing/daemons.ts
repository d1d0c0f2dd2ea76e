import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownUser } from "./postgres.ts";

export type Daemon = { stop: () => Promise<void> };

export function findProgram(name: string): string | null {
  const directories = ["/usr/sbin", "/usr/local/sbin", ...(process.env["PATH"] ?? "").split(":")];
  return directories.map((directory) => join(directory, name)).find((path) => existsSync(path)) ?? null;
}

type Options = {
  program: string;
  files: Record<string, string>;
  args: (directory: string) => string[];
  port: number;
};

/** Some programs refuse to run as root. So if the tests run as root, the program runs as the user of PostgreSQL. */
export async function startDaemon({ program, files, args, port }: Options): Promise<Daemon> {
  const user = await ownUser();
  const directory = await mkdtemp(join(tmpdir(), "site-daemon-"));
  const own = async (path: string): Promise<void> => {
    if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
  };
  await own(directory);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(directory, name), text, { mode: 0o600 });
    await own(join(directory, name));
  }
  const child = spawn(program, args(directory), { ...user, cwd: directory, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await isOpen(port)))
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${said}`);
  return {
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
