// Sends one file to the library and says how far it is.
import type { ErrorBody } from "#contract/errors.ts";

export type UploadEnd =
  | { kind: "taken"; id: string }
  /** The library had it already. */
  | { kind: "known"; id: string }
  /** `message` is the server's, null where it could not be reached. */
  | { kind: "refused"; message: string | null };

const TAKEN = 200;

/** @param onProgress 0–100; at 100 the server works on the picture */
export function uploadFile(file: File, onProgress: (percent: number) => void): Promise<UploadEnd> {
  const form = new FormData();
  form.append(file.name, file, file.name);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    // fetch cannot tell how much of a body is sent.
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    );
    request.upload.addEventListener("load", () => onProgress(100));
    request.addEventListener("load", () => resolve(endOf(request.status, request.responseText)));
    request.addEventListener("error", () => resolve({ kind: "refused", message: null }));
    request.addEventListener("abort", () => resolve({ kind: "refused", message: null }));
    request.open("POST", "/api/v0/upload");
    request.send(form);
  });
}

function endOf(status: number, text: string): UploadEnd {
  const body = parsed(text);
  if (status === TAKEN && Array.isArray(body)) {
    const id = idOf(body[0]);
    if (id !== null) return { kind: "taken", id };
  }
  const error = typeof body === "object" && body !== null ? (body as Partial<ErrorBody>) : {};
  const existing = error.code === "C1" ? idOf(error.existing) : null;
  if (existing !== null) return { kind: "known", id: existing };
  return { kind: "refused", message: error.message ?? null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** REST names the id `_id`. */
function idOf(file: unknown): string | null {
  if (typeof file !== "object" || file === null || !("_id" in file)) return null;
  return typeof file._id === "string" ? file._id : null;
}
