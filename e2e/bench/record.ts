import { request } from "node:http";

export type RecordedAnswer = { path: string; headers: Record<string, string>; bodyBase64: string };

export const asBrowser = { "accept-encoding": "gzip, deflate, br" };

/** Every server sets these headers itself. */
const ownHeaders = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);

export function record(origin: string, path: string): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: asBrowser }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
          resolve({
            path,
            headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
            bodyBase64: Buffer.concat(chunks).toString("base64"),
          });
        });
    })
      .on("error", reject)
      .end();
  });
}
