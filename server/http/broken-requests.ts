// Answers bytes that Node's parser refuses: they never become a request, so no hook and no route sees them.
import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "#contract/errors.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { sentence } from "../sentences.ts";

/** Node's own field for the answer that a connection is sending. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

const kinds: Record<string, { status: number; kind: "invalid" | "tooLarge" }> = {
  HPE_HEADER_OVERFLOW: { status: 431, kind: "tooLarge" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, kind: "tooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, kind: "invalid" },
};

/** @param headers the headers of every answer */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, headers: Headers): void {
  // After an answer has begun, the client would read these bytes as a part of it.
  const hasBegun = (socket as AnsweringSocket)._httpMessage?.headersSent === true;
  if (error.code !== "ECONNRESET" && socket.writable && !hasBegun) {
    const { status, kind } = kinds[error.code ?? ""] ?? { status: 400, kind: "invalid" };
    const body: ErrorBody = { code: errorCatalogue[kind].code, message: sentence("de", `errors:${kind}`) };
    socket.write(rawAnswer(status, headers, JSON.stringify(body)));
  }
  socket.destroy(error);
}

export type Headers = Readonly<Record<string, string>>;

function rawAnswer(status: number, headers: Headers, body: string): string {
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`;
}
