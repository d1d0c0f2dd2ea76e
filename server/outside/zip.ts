import { Readable } from "node:stream";
import { ZipFile } from "yazl";

export type ZipItem = {
  name: string;
  modified: Date;
  sizeBytes: number;
  /** True if deflating makes the file smaller. Compressed files are stored as they are. */
  isDeflated: boolean;
  open: () => Promise<Readable>;
};

const PERMISSIONS = 0o100644;

/** Streams a zip archive. Opens one item at a time, at the speed of the reader. A failing item fails the stream. */
export function zipStream(items: readonly ZipItem[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | null = null;
  zip.on("error", (error: Error) => void output.destroy(error));
  output.once("close", () => current?.destroy());
  for (const { name, modified, sizeBytes, isDeflated, open } of items) {
    const options = { mtime: modified, mode: PERMISSIONS, compress: isDeflated, size: sizeBytes };
    zip.addReadStreamLazy(name, options, (next) => {
      open().then(
        (source) => {
          current = source;
          if (output.destroyed) source.destroy();
          source.once("error", (error) => void zip.emit("error", error));
          // yazl requires a callback.
          // oxlint-disable-next-line promise/no-callback-in-promise
          next(null, source);
        },
        (error: unknown) => void zip.emit("error", error),
      );
    });
  }
  zip.end();
  return output;
}

export function zipText(name: string, text: string): ZipItem {
  const bytes = Buffer.from(text);
  const open = (): Promise<Readable> => Promise.resolve(Readable.from([bytes]));
  return { name, modified: new Date(), sizeBytes: bytes.length, isDeflated: true, open };
}
