import { execFile, spawn } from "node:child_process";
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export type PrivatePostgres = {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
};

export async function findPostgresBinaries(): Promise<string | null> {
  const debian = await readdir("/usr/lib/postgresql").catch((): string[] => []);
  const candidates = [
    ...debian.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  for (const directory of candidates) {
    const files = await readdir(directory).catch((): string[] => []);
    if (files.includes("initdb") && files.includes("pg_ctl")) return directory;
  }
  return null;
}

/** PostgreSQL refuses to run as root. If the tests run as root, PostgreSQL runs as its own user. */
export async function ownUser(): Promise<{ uid?: number; gid?: number }> {
  if (userInfo().uid !== 0) return {};
  const line = (await readFile("/etc/passwd", "utf8")).split("\n").find((entry) => entry.startsWith("postgres:"));
  if (!line) throw new Error("running as root, and there is no user 'postgres' to run PostgreSQL as");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** @throws if PostgreSQL is not installed */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const binaries = await findPostgresBinaries();
  if (binaries === null) throw new Error("PostgreSQL is not installed");
  const user = await ownUser();
  const directory = await mkdtemp(join(tmpdir(), "site-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) await chown(directory, user.uid, user.gid);
  const data = join(directory, "data");
  const port = await freePort();
  const options = { ...user, cwd: directory, env: { PATH: binaries, LC_ALL: "C" } };
  await run(
    join(binaries, "initdb"),
    ["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--no-sync"],
    options,
  );
  const settings = Object.entries({
    port: String(port),
    unix_socket_directories: directory,
    listen_addresses: "127.0.0.1",
    max_connections: "100",
    // With these settings, a crash of the machine may lose data, which does not matter in tests. A killed process loses
    // nothing.
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  });
  const control = (...args: string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      // The output is ignored. Otherwise the server would inherit a pipe and keep it open.
      const child = spawn(join(binaries, "pg_ctl"), ["-D", data, "-w", ...args], { ...options, stdio: "ignore" });
      child
        .once("error", reject)
        .once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]} ended with ${code}`))));
    });
  const start = (): Promise<void> =>
    control(
      "start",
      "-l",
      join(directory, "log"),
      "-o",
      settings.map(([name, value]) => `-c ${name}=${value}`).join(" "),
    );
  const stop = (): Promise<void> => control("stop", "-m", "fast");
  await start();
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    start,
    stop,
    close: async () => {
      await control("stop", "-m", "immediate").catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}
