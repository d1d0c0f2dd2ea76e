// A push service for tests, independent of the site's code. It checks the sender (RFC 8292) and decrypts like a browser
// (RFC 8291).
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type Place = { endpoint: string; keys: { p256dh: string; auth: string } };

export type ReceivedPush = {
  endpoint: string;
  payload: Record<string, unknown>;
  text: string;
  headers: IncomingMessage["headers"];
  /** The site's public key, and the claims that were signed with this key. */
  siteKey: string;
  claims: { aud: string; exp: number; sub: string };
};

export type PushBehaviour = "accept" | "stall" | { status: number; headers?: Record<string, string> };

export type TestPushService = {
  url: string;
  received: ReceivedPush[];
  /** The number of all requests, including refused ones. */
  asked: () => number;
  behave: (behaviour: PushBehaviour) => void;
  beforeAnswer: (act: () => Promise<void>) => void;
  subscribe: () => Place;
  until: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

type Browser = { curve: ECDH; auth: Buffer };

export async function openTestPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  let behaviour: PushBehaviour = "accept";
  let asked = 0;
  let told = (): void => {};
  let act = async (): Promise<void> => {};
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked += 1;
    if (behaviour === "stall") return;
    await act();
    if (behaviour !== "accept") {
      answer.writeHead(behaviour.status, behaviour.headers).end("no");
      return;
    }
    try {
      const browser = browsers.get(request.url ?? "");
      if (!browser || request.method !== "POST") throw new Error("no such place");
      const text = decrypted(browser, request, Buffer.concat(chunks));
      const endpoint = url + (request.url ?? "");
      received.push({ endpoint, text, payload: JSON.parse(text), headers: request.headers, ...signedBy(request, url) });
      answer.writeHead(201).end();
      told();
    } catch (error) {
      answer.writeHead(400).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    asked: () => asked,
    behave: (next) => (behaviour = next),
    beforeAnswer: (next) => (act = next),
    subscribe: () => {
      const path = `/push/${randomBytes(16).toString("hex")}`;
      const curve = createECDH("prime256v1");
      curve.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { curve, auth });
      const keys = { p256dh: curve.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint: url + path, keys };
    },
    until: async (count) => {
      while (received.length < count) await new Promise<void>((resolve) => (told = resolve));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const part = (keys: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", keys, salt, info, bytes));

/**
 * The body has the format of RFC 8188. It contains the salt, the record size, the length of the sender's key, this key,
 * and one encrypted record. The decrypted record ends with the delimiter 2 and optional zeros.
 */
function decrypted({ curve, auth }: Browser, { headers }: IncomingMessage, body: Buffer): string {
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("wrong encoding");
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), curve.getPublicKey(), senderKey]);
  const keys = part(curve.computeSecret(senderKey), auth, info, 32);
  const key = part(keys, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = part(keys, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("wrong padding");
  return padded.subarray(0, end).toString("utf8");
}

/**
 * The header has the format of RFC 8292. It contains a JWT for this origin, valid for at most a day, and the key that
 * has signed it.
 */
function signedBy({ headers }: IncomingMessage, origin: string): Pick<ReceivedPush, "siteKey" | "claims"> {
  const [, token = "", siteKey = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/u.exec(headers.authorization ?? "") ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(siteKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as ReceivedPush["claims"];
  const seconds = claims.exp - Date.now() / 1000;
  if (!isRight || claims.aud !== origin || seconds <= 0 || seconds > 86_400) throw new Error("not signed for us");
  return { siteKey, claims };
}
