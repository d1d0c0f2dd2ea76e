import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, startDaemon } from "./daemons.ts";
import { documentedConfig } from "./documented-config.ts";
import { freePort } from "./postgres.ts";

const run = promisify(execFile);
const program = findProgram("haproxy");
const openssl = findProgram("openssl");

export const isProxyInstalled = program !== null && openssl !== null;

export type Proxy = { stop: () => Promise<void> };

export async function startProxy(port: number, [one, two]: readonly [number, number]): Promise<Proxy> {
  if (program === null) throw new Error("HAProxy is not installed");
  const config = documentedConfig("haproxy.cfg", [
    // The usual limit of open files does not allow 8,000 connections, so tests use a lower number.
    ["maxconn 8000", "maxconn 400"],
    [/^ *bind :80\n/gmu, `    bind 127.0.0.1:${await freePort()}\n`],
    ["bind :443 ssl crt /etc/haproxy/site.pem", `bind 127.0.0.1:${port} ssl crt site.pem`],
    ["10.0.0.11:3000", `127.0.0.1:${one}`],
    ["10.0.0.12:3000", `127.0.0.1:${two}`],
  ]);
  return startDaemon({
    program,
    files: { "haproxy.cfg": config, "site.pem": await certificate() },
    args: (directory) => ["-db", "-f", `${directory}/haproxy.cfg`],
    port,
  });
}

async function certificate(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "site-certificate-"));
  const [key, crt] = [join(directory, "key"), join(directory, "crt")];
  const kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const subject = "-subj /CN=localhost -addext subjectAltName=DNS:localhost";
  await run(openssl ?? "openssl", `${kind} ${subject} -keyout ${key} -out ${crt}`.split(" "));
  const text = (await readFile(crt, "utf8")) + (await readFile(key, "utf8"));
  await rm(directory, { recursive: true });
  return text;
}
