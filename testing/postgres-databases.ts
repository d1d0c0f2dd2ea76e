import pg from "pg";

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Copies `template`, which must have no open connection. Since PostgreSQL 15, the default writes the copy to the WAL.
 * This function copies the files instead, which is faster.
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

/** Removes a database. First ends all connections to it, also connections of killed processes. */
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
