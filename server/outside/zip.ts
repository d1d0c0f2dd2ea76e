// Many files as one zip archive that is made while it is sent.
import { Readable } from "node:stream";
import { ZipFile } from "yazl";

export type ZipItem = {
  /** Unique among the items, without slashes; stored as UTF-8. */
  name: string;
  modified: Date;
  sizeBytes: number;
  /** Whether deflating makes it smaller; compressed files are stored as they are. */
  isDeflated: boolean;
  /** Called when it is this item's turn. */
  open: () => Promise<Readable>;
};

const PERMISSIONS = 0o100644;

/**
 * One item is open at a time, at the speed of the reader. The stream fails when an item fails, and closes the
 * open item when it is destroyed.
 */
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
          // The reader may have stopped while the item was being opened.
          if (output.destroyed) source.destroy();
          source.once("error", (error) => void zip.emit("error", error));
          // yazl wants a callback.
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

/** An item made from a text. */
export function zipText(name: string, text: string): ZipItem {
  const bytes = Buffer.from(text);
  const open = (): Promise<Readable> => Promise.resolve(Readable.from([bytes]));
  return { name, modified: new Date(), sizeBytes: bytes.length, isDeflated: true, open };
}
