// Databases on a test server: created as copies of a template, named by their address.
import pg from "pg";

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Copies `template`, to which no connection may be open. */
export function createDatabase(serverUrl: string, name: string, template: string): Promise<void> {
  return run(serverUrl, `create database ${name} template ${template}`);
}

/** Also ends the connections of processes that a test has killed. */
export function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return run(serverUrl, `drop database if exists ${name} with (force)`);
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
