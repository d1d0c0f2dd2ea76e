import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * `stall`: does not answer the mail. `drop`: closes the connection during the mail. An object: refuses with this code.
 */
export type SmtpBehaviour = "accept" | "stall" | "drop" | { code: number; at: "recipient" | "data" };

export type ReceivedMail = { recipients: string[]; raw: string; mail: Email };

export type TestSmtp = {
  url: string;
  received: ReceivedMail[];
  behave: (behaviour: SmtpBehaviour) => void;
  until: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

function refusal(code: number): Error {
  return Object.assign(new Error(code >= 500 ? "no such mailbox" : "try again later"), { responseCode: code });
}

export async function openTestSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  let behaviour: SmtpBehaviour = "accept";
  let told = (): void => {};
  const refusedAt = (at: "recipient" | "data"): Error | null =>
    typeof behaviour === "object" && behaviour.at === at ? refusal(behaviour.code) : null;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(refusedAt("recipient")),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (behaviour === "drop") for (const connection of server.connections) connection.close();
      });
      stream.on("end", async () => {
        if (behaviour === "stall" || behaviour === "drop") return;
        const refused = refusedAt("data");
        if (refused) return done(refused);
        const raw = Buffer.concat(chunks).toString("utf8");
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ raw, mail: await PostalMime.parse(raw), recipients });
        done(null);
        told();
      });
    },
  });
  // In some tests, clients disconnect early, which causes errors here.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => (behaviour = next),
    until: async (count) => {
      while (received.length < count) await new Promise<void>((resolve) => (told = resolve));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
