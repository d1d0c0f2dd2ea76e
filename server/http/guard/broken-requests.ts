import { randomUUID } from "node:crypto";
import { type IncomingHttpHeaders, type IncomingMessage, STATUS_CODES, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "#contract/schemas/errors.ts";
import { errorCatalogue } from "#contract/schemas/errors.ts";
import { sentence } from "../../kernel/sentences.ts";
import { bareErrorHtml, barePolicy } from "../answers/bare-page.ts";
import { askedLanguage } from "../language.ts";
import { opensInBrowser } from "../answers/opened-by-person.ts";
import { REQUEST_ID } from "../request-id.ts";

/** `_httpMessage` is Node's internal field for the answer that the socket is sending. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

type BrokenRequest = Error & {
  code?: string;
  /** A Buffer, although Fastify's type is the JSON of a Buffer. */ rawPacket?: unknown;
};

const kinds: Record<string, { status: number; kind: "invalid" | "tooLarge" }> = {
  HPE_HEADER_OVERFLOW: { status: 431, kind: "tooLarge" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, kind: "tooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, kind: "invalid" },
};

export function answerBrokenRequest(error: BrokenRequest, socket: Socket, headers: Headers): void {
  // If an answer has already begun, the client would read the error as a part of this answer.
  const hasBegun = (socket as AnsweringSocket)._httpMessage?.headersSent === true;
  if (error.code !== "ECONNRESET" && socket.writable && !hasBegun) {
    const { status, kind } = kinds[error.code ?? ""] ?? { status: 400, kind: "invalid" };
    const received = readHead(error.rawPacket);
    socket.write(rawAnswer(status, headers, answerTo(received, kind, status)));
  }
  socket.destroy(error);
}

/** Answers 417 to an unsupported Expect header (RFC 9110, section 10.1.1). */
export function answerExpectation(request: IncomingMessage, response: ServerResponse, headers: Headers): void {
  const { headers: own, body } = answerTo(request.headers, "invalid", 417);
  const length = Buffer.byteLength(body);
  const more = { [REQUEST_ID]: randomUUID(), "cache-control": "no-store", "content-length": length };
  response.writeHead(417, { ...headers, ...own, ...more }).end(body);
}

function answerTo(received: IncomingHttpHeaders, kind: "invalid" | "tooLarge", status: number): Answer {
  const language = askedLanguage(received);
  const message = sentence(language, status === 431 ? "pages:headTooLong" : `errors:${kind}`);
  const body: ErrorBody = { code: errorCatalogue[kind].code, message };
  return opensInBrowser(received) ? pageOf(bareErrorHtml(language, message)) : jsonOf(JSON.stringify(body));
}

export type Headers = Readonly<Record<string, string>>;

type Answer = { headers: Headers; body: string };

const jsonOf = (body: string): Answer => ({ headers: { "content-type": "application/json; charset=utf-8" }, body });

const pageOf = (body: string): Answer => ({
  headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": barePolicy },
  body,
});

function readHead(bytes: unknown): Record<string, string> {
  const lines = (Buffer.isBuffer(bytes) ? bytes.toString("latin1") : "").split("\r\n");
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):[\t ]*(.*)$/u.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value ?? ""]];
    }),
  );
}

function rawAnswer(status: number, headers: Headers, { headers: own, body }: Answer): string {
  const lines = Object.entries({
    ...headers,
    ...own,
    [REQUEST_ID]: randomUUID(),
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`;
}
