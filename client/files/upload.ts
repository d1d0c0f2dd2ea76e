import type { ErrorBody } from "#contract/schemas/errors.ts";

export type UploadEnd =
  /** `notices` are sentences from the server: a part is not shown, or some browsers cannot play the file. */
  | { kind: "taken"; id: string; notices: readonly string[] }
  /** The library already contains a file with the same bytes. */
  | { kind: "known"; existing: { id: string; name: string } }
  /** The server's message and code; null if the server is unreachable. */
  | { kind: "refused"; message: string | null; code: string | null };

type Options = {
  /** From 0 to 100. At 100, the server is still processing the file. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal | undefined;
};

const TAKEN = 200;
const SENT = 100;
const unreachable: UploadEnd = { kind: "refused", message: null, code: null };

export function uploadFile(file: File, { onProgress, signal }: Options): Promise<UploadEnd> {
  const form = new FormData();
  form.append(file.name, file, file.name);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    // fetch does not report the progress of an upload, so XMLHttpRequest is used.
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * SENT) : 0),
    );
    request.upload.addEventListener("load", () => onProgress(SENT));
    request.addEventListener("load", () => resolve(endOf(request.status, request.responseText)));
    request.addEventListener("error", () => resolve(unreachable));
    request.addEventListener("abort", () => resolve(unreachable));
    signal?.addEventListener("abort", () => request.abort());
    request.open("POST", "/api/v0/upload");
    request.send(form);
  });
}

function endOf(status: number, text: string): UploadEnd {
  const body = parsed(text);
  if (status === TAKEN && Array.isArray(body)) {
    const file = storedFile(body[0]);
    if (file !== null) return { kind: "taken", id: file.id, notices: noticesOf(body[0]) };
  }
  const error = typeof body === "object" && body !== null ? (body as Partial<ErrorBody>) : {};
  const existing = error.code === "C1" ? storedFile(error.existing) : null;
  if (existing !== null) return { kind: "known", existing };
  return { kind: "refused", message: error.message ?? null, code: error.code ?? null };
}

function noticesOf(file: unknown): string[] {
  const { notices } = file as { notices?: readonly { message: string }[] };
  return (notices ?? []).map(({ message }) => message);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** In REST, the id has the name `_id`. */
function storedFile(file: unknown): { id: string; name: string } | null {
  if (typeof file !== "object" || file === null || !("_id" in file) || !("name" in file)) return null;
  const { _id: id, name } = file;
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}
