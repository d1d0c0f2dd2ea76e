import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { Dicer } from "@fastify/busboy";
import { AppError } from "#contract/schemas/errors.ts";

export type FormPart = { disposition: string; file: Readable };

const MAX_HEADERS = 50;

/**
 * Yields parts while the server still receives the request body. Skips parts without a Content-Disposition of
 * form-data.
 * @param most maximum number of parts
 * @throws tooManyParts (C413) after `most` parts, and errors of the request body
 */
export async function* partsOf(body: IncomingMessage, boundary: string, most: number): AsyncGenerator<FormPart> {
  const parser = new Dicer({ boundary, maxHeaderPairs: MAX_HEADERS });
  // The queue also contains errors, because an error event would reach the consumer before the preceding parts.
  const found = new Readable({ objectMode: true, read: () => {} });
  let newest: Readable | undefined;
  let count = 0;
  let isOver = false;
  const end = (error?: unknown): void => {
    if (isOver) return;
    isOver = true;
    if (error) found.push({ error });
    found.push(null);
  };
  parser.on("part", (part: Readable) => {
    newest = part;
    // After an error, the parser does not end the current part. Without `destroy`, the reader of this part would wait
    // for ever.
    part.on("error", (error) => part.destroy(error));
    part.once("header", (headers: Record<string, string[]>) => {
      const disposition = headers["content-disposition"]?.[0] ?? "";
      const isPart = /^form-data(?:;|$)/iu.test(disposition.trim());
      if (isPart) count += 1;
      if (count === most + 1) end(new AppError("tooManyParts"));
      if (!isPart || isOver) part.resume();
      else found.push({ disposition, file: part } satisfies FormPart);
    });
  });
  parser.once("error", end);
  parser.once("finish", () => end());
  body.once("error", end);
  body.once("close", () => {
    if (body.readableEnded) return;
    const cut = new Error("the connection was closed");
    newest?.destroy(cut);
    end(cut);
  });
  body.pipe(parser);
  for await (const item of found as AsyncIterable<FormPart | { error: unknown }>) {
    if ("error" in item) throw item.error;
    yield item;
  }
}
