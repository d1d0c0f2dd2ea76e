import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createConnection, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EMBEDDED_PORT, type EmbeddedDatabase, openEmbedded } from "./open.ts";

let database: EmbeddedDatabase;
let other: pg.Client;
beforeAll(async () => {
  database = await openEmbedded(null);
  other = new pg.Client({ host: database.socketDir, port: EMBEDDED_PORT, user: "postgres", database: "postgres" });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await database.close();
});

function message(type: string, ...parts: (string | number[])[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : Buffer.from(part))),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
const parse = (name: string, text: string): Buffer => message("P", name, text, [0, 0]);
const bind = message("B", "", "", [0, 0, 0, 0, 0, 0]);
const execute = message("E", "", [0, 0, 0, 0]);
const sync = message("S");

async function rawConnection(): Promise<Socket> {
  const socket = createConnection(join(database.socketDir, `.s.PGSQL.${EMBEDDED_PORT}`));
  await once(socket, "connect");
  socket.write(message("", [0, 3, 0, 0], "user", "postgres", "database", "postgres", [0]));
  await until(socket, "Z");
  return socket;
}

async function until(socket: Socket, type: string): Promise<string> {
  let read = "";
  while (!read.includes(`${type}\0\0\0`)) read += String((await once(socket, "data"))[0]);
  return read;
}

/** Sends 20 statements. After their answers, a statement of the other client has arrived, too. */
async function askOften(socket: Socket): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    socket.write(parse(randomUUID(), "select 1"));
    await until(socket, "1");
  }
}

it("keeps the parts of a statement together, however long they take to arrive", async () => {
  const socket = await rawConnection();
  socket.write(parse("", "select 'ours' as word"));
  await until(socket, "1");
  const theirs = other.query("select $1::text as word", ["theirs"]);
  await askOften(socket);
  socket.write(Buffer.concat([bind, execute, sync]));
  expect(await until(socket, "Z")).toContain("ours");
  expect((await theirs).rows).toEqual([{ word: "theirs" }]);
  socket.destroy();
});

it("goes on for others when a program ends in the middle of a statement", async () => {
  const socket = await rawConnection();
  socket.write(parse("", "select 1"));
  await until(socket, "1");
  const theirs = other.query("select $1::text as word", ["theirs"]);
  await askOften(socket);
  socket.destroy();
  expect((await theirs).rows).toEqual([{ word: "theirs" }]);
});

it("goes on for others when a program ends after an error in the middle of a statement", async () => {
  const socket = await rawConnection();
  socket.write(parse("", "selekt 1"));
  await until(socket, "E");
  const theirs = other.query("select $1::text as word", ["theirs"]);
  socket.destroy();
  expect((await theirs).rows).toEqual([{ word: "theirs" }]);
});
