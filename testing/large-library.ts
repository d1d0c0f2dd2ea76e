import { fillDatabase } from "./fill-database.ts";

type Size = { files: number; tags: number };

const leaf = (n: string): string => `'Ordner ' || ${n} % 20 || '|Unter ' || ${n} % 200 || '|Blatt ' || ${n}`;
const fileId = (n: string): string => `'00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0')`;
const entryId = (n: string): string => `'00000000-0000-7000-9000-' || lpad((${n})::text, 12, '0')`;

function tagStatements({ tags }: Size): string[] {
  return [
    `insert into tags (path) select 'Ordner ' || n from generate_series(0, 19) n`,
    `insert into tags (path) select 'Ordner ' || n % 20 || '|Unter ' || n from generate_series(0, 199) n`,
    `insert into tags (path) select ${leaf("n")} from generate_series(1, ${tags}) n`,
    `insert into tags (path) select 'Ordner 5 gleich' union all select 'Ordner 5 gleich|' || n from generate_series(1, 50) n`,
  ];
}

function fileStatements({ files, tags }: Size): string[] {
  return [
    `insert into files (id, name, ext, mime, kind, hash, original_hash, size_bytes, original_size_bytes, width, height, upload_date, alt_de)
     select ${fileId("n")}, 'Bild ' || md5(n::text) || '.jpg', 'jpg', 'image/jpeg',
       case n % 10 when 0 then 'pdf' else 'image' end, md5(n::text), md5('o' || n), 100000 + n % 5000000, 100000 + n % 5000000,
       4000 - n % 3000, 600, timestamptz '2026-01-01' - n * interval '5 minutes',
       case n % 7 when 0 then 'Äpfel am Zweig ' || n else '' end
     from generate_series(1, ${files}) n`,
    `insert into file_tags (file_id, path, position)
     select ${fileId("n")}, ${leaf(`(n % ${tags} + 1)`)}, 0 from generate_series(1, ${files}) n where n % 50 > 0`,
    `insert into file_tags (file_id, path, position)
     select ${fileId(`n * ${Math.floor(files / 100)}`)}, 'Ordner 5 gleich|' || n % 50 + 1, 1 from generate_series(1, 100) n`,
  ];
}

function entryStatements({ files }: Size): string[] {
  const used = Math.floor(files / 10);
  return [
    `insert into entries (id, title, blocks, created, updated, publish_date)
     select ${entryId("n")}, 'Eintrag ' || n, '[]', now(), now(), now()
     from generate_series(0, ${Math.floor(used / 10)}) n`,
    `insert into file_uses (owner_kind, owner_id, file_id)
     select 'entry', ${entryId("n / 10")}, ${fileId("n * 10")} from generate_series(1, ${used}) n`,
  ];
}

export const fillLibrary = (url: string, size: Size): Promise<void> =>
  fillDatabase(url, [
    // The rows are consistent, so the slow check of foreign keys is off.
    "set session_replication_role = replica",
    ...tagStatements(size),
    ...fileStatements(size),
    ...entryStatements(size),
    "vacuum analyze",
  ]);
