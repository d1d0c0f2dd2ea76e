// Signs in to the measured site and changes public content. After such a change, the next page is rendered again.

export const benchPassword = "Streuobst-gemessen-26";

export type Editor = {
  send: (method: string, path: string, body: unknown) => Promise<unknown>;
  read: (path: string) => Promise<void>;
  upload: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
};

/**
 * Signs in as the first user.
 * @param publicUrl the site's PUBLIC_URL, if it is different from `origin`
 */
export async function signIn(origin: string, publicUrl: string = origin): Promise<Editor> {
  const headers: Record<string, string> = { origin: publicUrl };
  const ask = async (method: string, path: string, type: Record<string, string>, body: BodyInit): Promise<Response> => {
    const answer = await fetch(`${origin}/api/v0${path}`, { method, headers: { ...headers, ...type }, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const json = { "content-type": "application/json" };
  const credentials = { handle: "admin@example.org", password: benchPassword };
  const answer = await ask("POST", "/login", json, JSON.stringify(credentials));
  headers["cookie"] = answer.headers.getSetCookie().join().split(";", 1)[0] ?? "";
  return {
    send: async (method, path, body) => (await ask(method, path, json, JSON.stringify(body))).json(),
    read: async (path) => {
      const read = await fetch(origin + path, { headers });
      const body = await read.text();
      if (!read.ok) throw new Error(`${path}: ${read.status} ${body}`);
    },
    upload: async (name, bytes) => {
      const form = new FormData();
      form.append("files", new Blob([bytes]), name);
      await (await ask("POST", "/upload", {}, form)).arrayBuffer();
    },
  };
}
