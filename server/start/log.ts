// JSON log lines, without cookies, bodies or whole addresses.
import pino, { type Logger } from "pino";
import { shortenAddress } from "../http/address.ts";

/** A URL as the log may hold it: no query, because it may carry what a person typed. */
function withoutQuery(url: string | undefined): string | undefined {
  return url?.split(/[?#]/u, 1)[0];
}

/** The address as it was asked for: what is routed may be another. */
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

/** Type, message and stack; parameters of queries may be secrets and stay out. */
function presentLoggedError(error: unknown): unknown {
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
