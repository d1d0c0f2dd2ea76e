// Fills a database with rows of every kind that grows. The rows are inserted with SQL, because requests would take
// hours. All rows are derived from their numbers, so that every run measures the same data.
import { allWords, WORDS } from "./words.ts";

export type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** The number of rows of each kind. A second fill with larger numbers adds to the first. */
export type Size = { entries: number; products: number; orders: number; views: number; files: number };

const WORDS_OF_A_TEXT = 60;

const kinds = ["entry", "product", "order", "file", "message", "comment", "audit"] as const;
/** The id of the n-th row of a kind. */
export const idOf = (kind: (typeof kinds)[number], n: number | string): string =>
  `0000000${kinds.indexOf(kind)}-0000-7000-8000-${String(n).padStart(12, "0")}`;
const padded = (kind: (typeof kinds)[number], n = "n"): string =>
  `'${idOf(kind, "").slice(0, -12)}' || lpad((${n})::text, 12, '0')`;
/** The interval between two rows, so that any number of rows covers `days`. */
const ago = (days: number, count: number): string => `now() - n * interval '${days} days' / ${count}`;

export async function fill(query: Query, size: Size): Promise<void> {
  // The rows are consistent, so triggers and the checks of foreign keys are off.
  await query("set session_replication_role = replica");
  await query("create table if not exists bench_words (at int primary key, word text not null)");
  await query(
    "insert into bench_words select ordinality - 1, word from unnest($1::text[]) with ordinality as w (word) on conflict do nothing",
    [allWords],
  );
  const statements = [...entries(size), ...search(size), ...products(size), ...orders(size), ...others(size)];
  for (const statement of statements) await query(statement);
  await query("set session_replication_role = origin");
  await query("analyze");
}

/** Every second entry is news, every tenth an event, every hundredth a draft. */
function entries({ entries: count, files }: Size): string[] {
  const kind = "case when n % 10 = 5 then 'Veranstaltungen' when n % 2 = 0 then 'Aktuelles' else 'Erlebnis' end";
  const word = `(select word from bench_words where at = ((abs(hashint8(n * 100 + k)) % 1000) ^ 3 * ${WORDS} / 1000000000)::int)`;
  // Each word of the set stands in every third, hundredth and thousandth text.
  const marked = [3, 100, 1_000].map(
    (every, at) => `case when n % ${every} = 0 then '${["Obst", "Kelter", "Zaunkönig"][at]} ' else '' end`,
  );
  const text = `'<p>Wir treffen uns am Hang. ' || ${marked.join(" || ")}
    || (select string_agg(${word}, ' ') from generate_series(1, ${WORDS_OF_A_TEXT}) as k) || '</p>'`;
  const rows = `generate_series(1, ${count}) as n where not exists (select from entries where id = ${padded("entry")})`;
  const date = `date_trunc('day', now()) + (n % 4000 - 3600) * interval '1 day'`;
  return [
    "insert into tags (path) values ('Aktuelles'), ('Veranstaltungen'), ('Erlebnis') on conflict do nothing",
    `insert into event_occurrences (entry_id, begins, day, last_day, ends)
      select ${padded("entry")}, ${date}, (${date})::date, (${date})::date, ${date} + interval '1 day'
      from ${rows} and n % 10 = 5`,
    `insert into events (entry_id, place, price, status, rrule, exdates)
      select ${padded("entry")}, 'Scheune', '', 'scheduled', '', '[]' from ${rows} and n % 10 = 5`,
    `insert into entry_tags (entry_id, path, position) select ${padded("entry")}, ${kind}, 0 from ${rows}`,
    `insert into addresses (key, path, entry_id, is_current, by_hand, answers_from, created)
      select '/' || lower(${kind}) || '/' || ${padded("entry")}, '/' || ${kind} || '/' || ${padded("entry")},
        ${padded("entry")}, true, false, now() - interval '1 year', now() from ${rows}`,
    `insert into file_uses (owner_kind, owner_id, file_id)
      select 'entry', ${padded("entry")}, ${padded("file", `n % ${files} + 1`)} from ${rows} and n % 4 = 0`,
    `insert into entries (id, title, blocks, main_picture, publish_date, date, created, updated)
      select ${padded("entry")}, 'Meldung ' || n,
        jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'text', 'html', ${text}, 'media', '[]'::jsonb,
          'revision', 1, 'englishFrom', null)),
        case when n % 4 = 0 then ${padded("file", `n % ${files} + 1`)} end,
        case when n % 100 > 0 then ${ago(3_650, count)} end, case when n % 10 = 5 then ${date} end, now(), now()
      from ${rows}`,
  ];
}

/** The index of stemmed words is built at the end, because adding each row would take many minutes. */
function search({ entries: count }: Size): string[] {
  return [
    "drop index search_index_vector_idx",
    `insert into search_index (kind, id, public_from, public_until, vector)
      select kind, id, public_from, public_until, vector from search_sources
      where kind = 'entry' and id <= ${padded("entry", String(count))} on conflict do nothing`,
    "create index search_index_vector_idx on search_index using gin (vector) with (fastupdate = false)",
    "insert into search_words select word from bench_words on conflict do nothing",
    "insert into search_words values ('obst'), ('kelter'), ('zaunkonig'), ('treffen') on conflict do nothing",
    "insert into search_trigrams select own, word from search_words, trigrams_of(word) as own on conflict do nothing",
  ];
}

function products({ products: count }: Size): string[] {
  const rows = `generate_series(1, ${count}) as n`;
  return [
    `insert into products (id, title, address, text, price, deposit, pack_deposit, tax, packs, stock, min_age, producer,
        children, position, images, downloads, hidden, created, updated)
      select ${padded("product")}, 'Sorte ' || n, '/shop/sorte-' || n, 'Ein Saft.', 350, 15,
        '{"packOfSix":0,"packOfTwelve":0}', 'standard', '{"packOfSix":null,"packOfTwelve":null}', n % 100, 0, '', '[]',
        n, '[]', '[]', n % 50 = 0, now(), now()
      from ${rows} on conflict do nothing`,
    `insert into product_prices (product_id, since, cents)
      select ${padded("product")}, now() - k * interval '40 days', 350 + k from ${rows}, generate_series(1, 3) as k
      on conflict do nothing`,
  ];
}

/** Two years of orders, three for each customer. */
function orders({ orders: count, products: sold }: Size): string[] {
  const rows = `generate_series(1, ${count}) as n`;
  const customer = `n % ${Math.ceil(count / 3)}`;
  const created = ago(730, count);
  return [
    "insert into tags (path) values ('Großkunde') on conflict do nothing",
    `insert into orders (id, number, key_hash, content_hash, created, language, first_name, last_name, street, zip, city,
        country, phone, email, comment, delivery, payment, age, discount, shipping, deposit, vat, total, currency, legal,
        paid_at, received, shipped, refunded, read)
      select ${padded("order")}, 1000 + n, 'key' || n, 'content', ${created}, 'de', 'Vorname', 'Nachname ' || ${customer},
        'Am Hang 1', '12345', 'Sonnenau', 'DE', '', 'kunde' || ${customer} || '@example.org', '', 'shipping', 'invoice',
        false, 0, 590, 30, '[{"rate":19,"net":1000,"vat":190},{"rate":7,"net":200,"vat":14}]', 1404 + n % 900, 'EUR', '[]',
        case when n % 100 > 0 then ${created} end, case when n % 100 > 0 then 1404 + n % 900 else 0 end,
        case when n % 100 > 1 then ${created} end, case when n % 50 = 1 then 500 else 0 end, n % 1000 > 0
      from ${rows} on conflict do nothing`,
    `insert into order_items (order_id, position, product_id, title, amount, pack_of_six, pack_of_twelve, price_piece,
        deposit, tax, percent, total, min_age)
      select ${padded("order")}, place, ${padded("product", `1 + (n * place) % ${sold}`)},
        'Sorte ' || 1 + (n * place) % ${sold}, place, 0, 0, 350, 15, 'standard', 19, 350 * place, 0
      from ${rows}, generate_series(1, 3) as place on conflict do nothing`,
    `insert into order_events (id, order_id, kind, at, user_name, cents)
      select md5(n || kind)::uuid::text, ${padded("order")}, kind, ${created}, '',
        case when kind = 'refunded' then 500 end
      from ${rows}, unnest(array['created', 'paid', 'refunded']) as kind
      where kind <> 'refunded' or n % 50 = 1 on conflict do nothing`,
    `insert into order_tags (order_id, path, position) select ${padded("order")}, 'Großkunde', 0 from ${rows}
      where n % 20 = 0 on conflict do nothing`,
  ];
}

/** A year of visits; files with tags; a tenth as many messages and comments as entries. */
function others({ views, files, entries: count }: Size): string[] {
  const letters = Math.ceil(count / 10);
  return [
    `insert into page_views (day, path, referrer, device, language, views, visitors)
      select current_date - (n % 365), '/Aktuelles/' || n / 365 % 2000, case when n % 5 = 0 then 'example.org' else '' end,
        case when n % 2 = 0 then 'phone' else 'desktop' end, case when n % 7 = 0 then 'en' else 'de' end, 1 + n % 5, 1
      from generate_series(1, ${views}) as n on conflict do nothing`,
    `insert into tags (path) select 'Ordner ' || n from generate_series(0, 99) as n on conflict do nothing`,
    `insert into files (id, name, ext, mime, kind, hash, original_hash, size_bytes, original_size_bytes, width, height,
        upload_date, alt_de)
      select ${padded("file")}, 'Bild ' || n || '.jpg', 'jpg', 'image/jpeg', case when n % 10 = 0 then 'pdf' else 'image' end,
        md5(n::text), md5('o' || n), 100000 + n, 100000 + n, 1600, 900, ${ago(3_650, files)}, 'Äpfel am Zweig'
      from generate_series(1, ${files}) as n on conflict do nothing`,
    `insert into file_tags (file_id, path, position) select ${padded("file")}, 'Ordner ' || n % 100, 0
      from generate_series(1, ${files}) as n on conflict do nothing`,
    `insert into messages (id, first_name, last_name, message, email, language, read, created)
      select ${padded("message")}, 'Vorname', 'Nachname ' || n, 'Wann wird gepresst?', 'gast' || n || '@example.org', 'de',
        n % 100 > 0, ${ago(730, letters)} from generate_series(1, ${letters}) as n on conflict do nothing`,
    `insert into comments (id, entry_id, name, email, text, language, state, created)
      select ${padded("comment")}, case when n % 2 = 0 then ${padded("entry")} end, 'Gast ' || n,
        'gast' || n || '@example.org', 'Ein schönes Fest.', 'de', case when n % 100 = 0 then 'waiting' else 'shown' end,
        ${ago(730, letters)} from generate_series(1, ${letters}) as n on conflict do nothing`,
    // The order of the ids is the order in time.
    `insert into audit_log (id, at, user_name, action, noun, label, fields)
      select ${padded("audit", "9999999 - n")}, ${ago(365, count)}, 'admin@example.org', 'update', 'entries',
        'Meldung ' || n, '[]' from generate_series(1, ${count}) as n on conflict do nothing`,
  ];
}
