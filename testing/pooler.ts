import { startDaemon, findProgram } from "./daemons.ts";
import { documentedConfig } from "./documented-config.ts";
import { freePort } from "./postgres.ts";

const program = findProgram("pgbouncer");

export const isPoolerInstalled = program !== null;

export type Pooler = {
  url: string;
  urlWithServer: string;
  stop: () => Promise<void>;
};

export async function startPooler(server: string): Promise<Pooler> {
  if (program === null) throw new Error("PgBouncer is not installed");
  const port = await freePort();
  const { host, hostname, port: serverPort, username, pathname } = new URL(server);
  const config = documentedConfig("pgbouncer.ini", [
    [/^site = host=\S+ port=\d+/gmu, `${pathname.slice(1)} = host=${hostname} port=${serverPort} user=${username}`],
    [/^listen_addr = .*$/gmu, "listen_addr = 127.0.0.1"],
    [/^listen_port = .*$/gmu, `listen_port = ${port}\nunix_socket_dir =`],
    [/^auth_type = .*\nauth_file = .*$/gmu, "auth_type = any"],
  ]);
  const { stop } = await startDaemon({
    program,
    files: { "pgbouncer.ini": config },
    args: (directory) => [`${directory}/pgbouncer.ini`],
    port,
  });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  return { url, urlWithServer: `${url}?direct=${host}`, stop };
}
