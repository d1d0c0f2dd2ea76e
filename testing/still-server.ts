// A test server for preview images of videos in given sizes. It can also refuse, stall, send wrong data and redirect.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export type StillBehaviour = "draw" | "stall" | "text" | "huge" | "redirect" | { status: number };

export type TestStillServer = {
  url: string;
  /** The requested images, as 'id/name'. */
  asked: string[];
  behave: (behaviour: StillBehaviour) => void;
  drop: () => void;
  close: () => Promise<void>;
};

export async function openTestStillServer(sizes: Record<string, [number, number]>): Promise<TestStillServer> {
  const asked: string[] = [];
  let behaviour: StillBehaviour = "draw";
  const server = createServer((request, answer) => {
    const [, id, name = ""] = /^\/vi\/([\w-]{11})\/(\w+)\.jpg$/u.exec(request.url ?? "") ?? [];
    if (id === undefined) return void answer.writeHead(404).end();
    asked.push(`${id}/${name}`);
    if (behaviour === "stall") return;
    if (behaviour === "redirect")
      return void answer.writeHead(302, { location: `${url}/vi/${id}/hqdefault.jpg` }).end();
    const type = { "content-type": "image/jpeg" };
    if (behaviour === "text") return void answer.writeHead(200, type).end("no picture");
    if (behaviour === "huge") return void answer.writeHead(200, type).end(Buffer.alloc(4_000_000));
    if (behaviour !== "draw") return void answer.writeHead(behaviour.status).end();
    const size = sizes[name];
    if (!size) return void answer.writeHead(404).end();
    void stillOf(size).then((bytes) => answer.writeHead(200, type).end(bytes));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    behave: (next) => (behaviour = next),
    drop: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A red 16:9 picture. If the image is higher, black bars are above and below the picture. */
async function stillOf([width, height]: [number, number]): Promise<Buffer> {
  const film = { width, height: Math.round((width * 9) / 16), channels: 3, background: "#b03020" } as const;
  const input = await sharp({ create: film }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite([{ input, left: 0, top: Math.round((height - film.height) / 2) }])
    .jpeg()
    .toBuffer();
}
