// Databases on a test server: created as copies of a template, named by their address.
import pg from "pg";

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Copies `template`, to which no connection may be open. PostgreSQL 15 and later write copies to the log by default, which
 * takes eight times as long on a new connection; earlier versions copy files.
 */
export async function createDatabase(serverUrl: string, name: string, template: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ isNew: boolean }>(
      `select current_setting('server_version_num')::int >= 150000 as "isNew"`,
    );
    const strategy = rows[0]?.isNew === true ? "strategy file_copy" : "";
    await client.query(`create database ${name} template ${template} ${strategy}`);
  });
}

/** Also ends the connections of processes that a test has killed. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
}

async function withClient(serverUrl: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
