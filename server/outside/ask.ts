// Sends requests to other servers. Refuses addresses in the server's own network, follows no redirects, and limits the
// bytes of the answer.
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isOwnAddress, publicLookup } from "./public-lookup.ts";

export type Asking = {
  method?: "GET" | "POST" | "DELETE";
  body?: string;
  headers: Record<string, string>;
  /**
   * True for an address from the environment, such as a test server. Such an address may be in the server's own
   * network.
   */
  mayBeAtHome: boolean;
  maxBytes: number;
  signal: AbortSignal;
};

export type Answered = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** The server gave no usable answer. The error message is 'unreachable' or 'tooLarge'. */
export class Unanswered extends Error {
  override name = "Unanswered";
}

/** @throws Unanswered */
export async function ask(
  url: URL,
  { method = "GET", body, headers, mayBeAtHome, maxBytes, signal }: Asking,
): Promise<Answered> {
  if (!mayBeAtHome && isOwnAddress(url.hostname)) throw new Unanswered("unreachable");
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const options = { method, headers, signal, ...(mayBeAtHome ? {} : { lookup: publicLookup }) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, options, resolve)
      .on("error", () => reject(new Unanswered("unreachable")))
      .end(body);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await bytesOf(answer, maxBytes) };
}

async function bytesOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new Unanswered("tooLarge");
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Unanswered ? error : new Unanswered("unreachable");
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
