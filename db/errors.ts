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
  "57P03", // the last three: shutting down, crashed, starting up
]);

const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end/;

/** True if the database is unreachable, full, locked or too slow. A retry may then succeed. */
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

/**
 * Errors of sockets and of name resolution have one of these system calls. The error of a missing file has another
 * system call, such as 'open'.
 */
function isSocketError(error: Error): boolean {
  return "syscall" in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall));
}

export const UNIQUE_VIOLATION = "23505";

/**
 * The SQLSTATE of an error of PostgreSQL; null for other errors. Drizzle wraps the errors of pg, so the causes are
 * checked too.
 */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("severity" in cause && "code" in cause && typeof cause.code === "string") return cause.code;
  }
  return null;
}
