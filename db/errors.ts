// Distinguishes a database that does not answer from a wrong query.

const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOENT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "40P01", // deadlock
  "53300", // too many connections
  "55P03", // lock not available
  "57014", // cancelled by a time limit
  "57P01",
  "57P02",
  "57P03", // shutting down, crashed, starting up
]);

const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether an error means that the database is away, full or locked; then a later retry helps. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") {
      if (unavailableCodes.has(cause.code) || cause.code.startsWith("08"))
        return "severity" in cause || isSocketError(cause);
    }
    if (unavailableMessages.test(cause.message)) return true;
  }
  return false;
}

/** Errors of sockets and name look-ups name their system call; file errors name other calls. */
function isSocketError(error: Error): boolean {
  return "syscall" in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall));
}

/** PostgreSQL's SQLSTATE of an error, or of its cause in Drizzle's error; null for other errors. */
/** Another row has the same key. */
export const UNIQUE_VIOLATION = "23505";

export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("severity" in cause && "code" in cause && typeof cause.code === "string") return cause.code;
  }
  return null;
}
