import { connect } from "node:net";

export type RawAnswer = { status: number; headers: string; body: string };

export async function sendBytes(url: string, bytes: string): Promise<RawAnswer[]> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(bytes, "latin1");
  let text = "";
  // After a complete answer, the server may reset the connection.
  socket.on("error", () => {}).on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  await new Promise((resolve) => socket.once("close", resolve));
  return answersIn(text);
}

function answersIn(text: string): RawAnswer[] {
  if (text === "") return [];
  const [head = ""] = text.split("\r\n\r\n", 1);
  const status = Number(/^HTTP\/1\.1 (\d{3}) /u.exec(head)?.[1]);
  const behind = text.slice(head.length + 4);
  // An interim answer has no body.
  const length = status < 200 ? 0 : Number(/^content-length: (\d+)$/imu.exec(head)?.[1] ?? behind.length);
  return [
    { status, headers: head, body: Buffer.from(behind.slice(0, length), "latin1").toString() },
    ...answersIn(behind.slice(length)),
  ];
}
