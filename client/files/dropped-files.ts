export type DroppedEntry = {
  isDirectory: boolean;
  name: string;
  file?: (done: (file: File) => void, failed: (error: unknown) => void) => void;
  createReader?: () => {
    readEntries: (done: (entries: DroppedEntry[]) => void, failed: (error: unknown) => void) => void;
  };
};

/** If there are more files than this, the drop is probably a mistake. */
export const mostDropped = 500;

export type FolderFiles = { files: File[]; end: "read" | "empty" | "tooMany" | "unreadable" };

/** Must be called during the drop event. Afterwards, browsers deny access to the files. */
export function droppedEntries(data: DataTransfer): DroppedEntry[] {
  return [...data.items].flatMap((item) => {
    const entry = item.kind === "file" ? (item.webkitGetAsEntry?.() ?? null) : null;
    return entry ? [entry as unknown as DroppedEntry] : [];
  });
}

export function hasFolder(data: DataTransfer): boolean {
  return droppedEntries(data).some(({ isDirectory }) => isDirectory);
}

/** All files of the entries and of folders in them, in order. System files are left out. */
export async function filesOfEntries(entries: readonly DroppedEntry[]): Promise<FolderFiles> {
  const files: File[] = [];
  try {
    const isAll = await collect(entries, files);
    return { files, end: isAll ? (files.length === 0 ? "empty" : "read") : "tooMany" };
  } catch {
    return { files, end: "unreadable" };
  }
}

/** Collects the files of the entries. @returns false as soon as there are too many */
async function collect(entries: readonly DroppedEntry[], files: File[]): Promise<boolean> {
  for (const entry of entries) {
    if (isHidden(entry)) continue;
    if (entry.isDirectory) {
      // oxlint-disable-next-line no-await-in-loop -- in order, and not more than are taken
      if (!(await collect(await entriesOf(entry), files))) return false;
    } else {
      if (files.length >= mostDropped) return false;
      // oxlint-disable-next-line no-await-in-loop
      files.push(await fileOf(entry));
    }
  }
  return true;
}

function isHidden({ name }: DroppedEntry): boolean {
  return name.startsWith(".") || /^(?:thumbs\.db|desktop\.ini)$/iu.test(name);
}

function fileOf(entry: DroppedEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    if (entry.file) entry.file(resolve, reject);
    else reject(new Error(`${entry.name} cannot be read.`));
  });
}

/** Browsers return a folder in chunks of at most 100 entries. An empty chunk is the end. */
async function entriesOf(folder: DroppedEntry): Promise<DroppedEntry[]> {
  const reader = folder.createReader?.();
  if (!reader) throw new Error(`${folder.name} cannot be read.`);
  const all: DroppedEntry[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- the next piece comes after this one
    const piece = await new Promise<DroppedEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (piece.length === 0) return all.sort((one, other) => one.name.localeCompare(other.name));
    all.push(...piece);
    if (all.length > mostDropped * 4) return all;
  }
}
