// A client of the JSON routes of /api/v0, to be copied with types.ts. Uploads send a form, so they use fetch directly.
import type { components, paths } from "./types.ts";

type Json = "application/json";
type Path = keyof paths;
type Method<P extends Path> = Extract<keyof paths[P], "get" | "post" | "put" | "delete">;
type Parameters<O, Place extends string> = O extends { parameters: { [key in Place]?: infer Values } } ? Values : never;
type BodyOf<O> = O extends { requestBody: { content: { [key in Json]: infer Body } } } ? Body : never;
type Answers<O> = O extends { responses: infer R } ? R[Extract<keyof R, 200 | 201>] : never;
type DataOf<O> = Answers<O> extends { content: { [key in Json]: infer Data } } ? Data : undefined;
type ErrorBody = components["schemas"]["Error"];

type Options<O> = {
  path?: Parameters<O, "path">;
  query?: Parameters<O, "query">;
  header?: Parameters<O, "header">;
  body?: BodyOf<O>;
};

export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.code}: ${body.message}`);
    this.status = status;
    this.body = body;
  }
}

function addressOf(base: string, path: string, options: Options<unknown>): URL {
  const ids = (options.path ?? {}) as Record<string, string>;
  const url = new URL(
    path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(ids[name] ?? "")),
    base,
  );
  for (const [name, value] of Object.entries((options.query ?? {}) as Record<string, unknown>))
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one));
  return url;
}

export function createClient({ base, token }: { base: string; token: string }) {
  /** @throws ApiError if the site refuses the request */
  return async function call<P extends Path, M extends Method<P>>(
    method: M,
    path: P,
    options: Options<paths[P][M]> = {},
  ): Promise<{ data: DataOf<paths[P][M]>; headers: Headers }> {
    const answer = await fetch(addressOf(base, path, options as Options<unknown>), {
      method: method.toUpperCase(),
      headers: {
        authorization: `Bearer ${token}`,
        ...(options.body ? { "content-type": "application/json" } : {}),
        ...(options.header as Record<string, string> | undefined),
      },
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    const body: unknown = isJson ? JSON.parse(text) : undefined;
    if (!answer.ok) throw new ApiError(answer.status, body as ErrorBody);
    return { data: body as DataOf<paths[P][M]>, headers: answer.headers };
  };
}
