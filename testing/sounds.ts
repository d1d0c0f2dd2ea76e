const RATE = 8_000;
const HEADER_BYTES = 44;

export function sound(seconds: number): Buffer {
  const samples = Buffer.from(
    Array.from({ length: RATE * seconds }, (_, at) => 128 + Math.round(40 * Math.sin(at / 6))),
  );
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36, "latin1");
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
