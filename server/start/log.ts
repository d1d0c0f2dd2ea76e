// Log lines contain neither cookies nor bodies nor full client addresses.
import { Writable } from "node:stream";
import pino, { type Logger } from "pino";
import { shortenAddress } from "../http/guard/address.ts";
import { type MovingLine, startMovingLine } from "./moving-line.ts";
import { encodedHash } from "#contract/values/addresses.ts";

/** Removes the query, which may contain typed text, and an encoded fragment. */
function withoutQuery(url: string | undefined): string | undefined {
  return url?.split(/[?#]/u, 1)[0]?.split(encodedHash, 1)[0];
}

/** `originalUrl` is the requested address. The routed address may differ. */
type LoggedRequest = { method?: string; url?: string; originalUrl?: string; ip?: string };

export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    serializers: {
      req: (request: LoggedRequest) => ({
        method: request.method,
        url: withoutQuery(request.originalUrl ?? request.url),
        address: request.ip === undefined ? undefined : shortenAddress(request.ip),
      }),
      err: presentLoggedError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type OpenedLog = {
  log: Logger;
  /** The moving line of a terminal while the site starts; null without a terminal. */
  line: MovingLine | null;
};

/** Opens a log with readable lines in a terminal, and with JSON otherwise. */
export async function openLog(level: string): Promise<OpenedLog> {
  if (!process.stdout.isTTY) return { log: createLog(level), line: null };
  const { default: pretty } = await import("pino-pretty");
  // Synchronous, so that the last lines before an exit are written.
  const ignore = "reqId,req,res,responseTime";
  const line = startMovingLine(process.stdout);
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      line.write(chunk.toString());
      done();
    },
  });
  const options = { sync: true, ignore, translateTime: "HH:MM:ss", messageFormat: readableMessage, destination };
  return { log: createLog(level, pretty(options)), line };
}

type LoggedLine = {
  msg?: string;
  req?: { method: string; url: string };
  res?: { statusCode: number };
  responseTime?: number;
};

function readableMessage({ msg = "", req, res, responseTime = 0 }: LoggedLine): string {
  return req && res ? `${req.method} ${req.url} ${res.statusCode} ${Math.round(responseTime)} ms` : msg;
}

/** Returns type, message and stack. Query parameters are removed, because they may contain secrets. */
function presentLoggedError(error: unknown): unknown {
  if (typeof error === "object" && error !== null && !(error instanceof Error))
    // The thrown object is no error. Its values are left out, because they may contain secrets.
    return { type: error.constructor?.name ?? "object", keys: Object.keys(error) };
  if (!(error instanceof Error)) return String(error);
  const message = error.message.replace(/\nparams: .*$/su, "");
  const stack = error.stack?.replace(/\nparams: .*?(?=\n {4}at )/su, "");
  return {
    type: error.name,
    message,
    ...("code" in error ? { code: error.code } : {}),
    stack,
    ...(error.cause === undefined ? {} : { cause: presentLoggedError(error.cause) }),
  };
}
