// The parser finds the same parts of a form for every size of the chunks.
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { formOf } from "#testing/file-services.ts";
import { partsOf } from "./form-parts.ts";

const boundary = "----test-boundary-7f3a";
const isError = (kind: string) => expect.objectContaining({ kind });

function bodyOf(payload: Buffer, step = payload.length): IncomingMessage {
  const body = new PassThrough();
  for (let at = 0; at < payload.length; at += step) body.write(payload.subarray(at, at + step));
  body.end();
  return body as unknown as IncomingMessage;
}

async function read(body: IncomingMessage, most = 200): Promise<string[]> {
  const texts: string[] = [];
  for await (const { file } of partsOf(body, boundary, most)) texts.push((await buffer(file)).toString());
  return texts;
}

const texts = ["Apfel", "", "--\r\nBirne\r\n--", "x".repeat(200)];
const { payload } = formOf(texts.map((text, index) => ({ fileName: `${index}.txt`, bytes: Buffer.from(text) })));

it.each([1, 2, 3, 7, 64, payload.length])("yields complete parts from chunks of %d bytes", async (step) => {
  expect(await read(bodyOf(payload, step))).toEqual(texts);
});

it("skips parts that are not form-data", async () => {
  const odd = `--${boundary}\r\nContent-Type: text/plain\r\n\r\nohne\r\n--${boundary}\r\nContent-Disposition: attachment\r\n\r\nanders\r\n`;
  expect(await read(bodyOf(Buffer.concat([Buffer.from(odd), payload])))).toEqual(texts);
});

it("throws an error beyond the maximum number of parts, and reads the body to its end", async () => {
  const body = bodyOf(payload, 8);
  const ended = once(body, "end");
  const got: string[] = [];
  const reading = (async () => {
    for await (const { file } of partsOf(body, boundary, 2)) got.push((await buffer(file)).toString());
  })();
  await expect(reading).rejects.toEqual(isError("tooManyParts"));
  await ended;
  expect(got).toEqual(texts.slice(0, 2));
});

it("yields the parts before the point where a body breaks off", async () => {
  const got: string[] = [];
  const cut = bodyOf(payload.subarray(0, payload.length - 100));
  const reading = (async () => {
    for await (const { file } of partsOf(cut, boundary, 200)) got.push((await buffer(file)).toString());
  })();
  await expect(reading).rejects.toThrow("terminated early");
  expect(got).toEqual(texts.slice(0, 3));
});

it("ends if the connection closes between two parts, or within one", async () => {
  for (const sent of [30, payload.length - 100]) {
    const body = new PassThrough();
    body.write(payload.subarray(0, sent));
    const reading = read(body as unknown as IncomingMessage);
    setImmediate(() => body.destroy());
    await expect(reading).rejects.toThrow("the connection was closed");
  }
});
