import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export type TileBehaviour = "draw" | "stall" | "text" | "huge" | "redirect" | { status: number };

export type TestTileServer = {
  url: string;
  /** The requested tiles, as 'z/x/y'. */
  asked: string[];
  agents: Set<string>;
  behave: (behaviour: TileBehaviour) => void;
  drop: () => void;
  close: () => Promise<void>;
};

export async function openTestTileServer(): Promise<TestTileServer> {
  const asked: string[] = [];
  const agents = new Set<string>();
  let behaviour: TileBehaviour = "draw";
  const server = createServer((request, answer) => {
    const name = /^\/(\d+\/\d+\/\d+)\.png$/u.exec(request.url ?? "")?.[1];
    if (name === undefined) return void answer.writeHead(404).end();
    asked.push(name);
    agents.add(request.headers["user-agent"] ?? "");
    void reply(answer, name, behaviour, url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    agents,
    behave: (next) => (behaviour = next),
    drop: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function reply(answer: ServerResponse, name: string, behaviour: TileBehaviour, url: string): Promise<void> {
  if (behaviour === "stall") return;
  if (behaviour === "redirect") return void answer.writeHead(302, { location: `${url}/1/0/0.png` }).end();
  if (behaviour === "text") return void answer.writeHead(200, { "content-type": "image/png" }).end("no picture");
  if (behaviour === "huge")
    return void answer.writeHead(200, { "content-type": "image/png" }).end(Buffer.alloc(2_000_000));
  if (behaviour !== "draw") return void answer.writeHead(behaviour.status).end();
  answer.writeHead(200, { "content-type": "image/png" }).end(await tile(name));
}

/** The colour identifies the tile. Red is its column, green its row, blue its zoom. */
export function colourOf(name: string): { r: number; g: number; b: number } {
  const [z = 0, x = 0, y = 0] = name.split("/").map(Number);
  return { r: 120 + ((x * 37) % 120), g: 120 + ((y * 53) % 120), b: 100 + z * 5 };
}

const COLUMNS = 3;
/** Digits made of 3 × 5 squares, because no font is available. */
const digits = [
  "111101101101111",
  "010110010010111",
  "111001111100111",
  "111001111001111",
  "101101111001001",
  "111100111001111",
  "111100111101111",
  "111001010010010",
  "111101111101111",
  "111101111001111",
];
const PIXELS = 256;
const SQUARE = 6;

function tile(name: string): Promise<Buffer> {
  const { r, g, b } = colourOf(name);
  const pixels = Buffer.alloc(PIXELS * PIXELS * 3);
  for (let at = 0; at < PIXELS * PIXELS; at += 1) {
    const isEdge = at % PIXELS === 0 || at < PIXELS;
    pixels.set(isEdge ? [90, 90, 90] : [r, g, b], at * 3);
  }
  for (const [line, text] of name.split("/").entries())
    for (const [place, digit] of [...text].entries())
      write(pixels, digits[Number(digit)] ?? "", 20 + place * 26, 30 + line * 50);
  return sharp(pixels, { raw: { width: PIXELS, height: PIXELS, channels: 3 } })
    .png()
    .toBuffer();
}

function write(pixels: Buffer, squares: string, left: number, top: number): void {
  for (const [index, square] of [...squares].entries()) {
    if (square === "0") continue;
    const [x, y] = [left + (index % COLUMNS) * SQUARE, top + Math.floor(index / COLUMNS) * SQUARE];
    for (let row = y; row < y + SQUARE; row += 1)
      for (let column = x; column < x + SQUARE; column += 1)
        pixels.fill(40, (row * PIXELS + column) * 3, (row * PIXELS + column) * 3 + 3);
  }
}
