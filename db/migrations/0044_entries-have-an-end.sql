DROP VIEW "public"."search_sources";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "public_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_index" ADD COLUMN "public_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "entries_public_until_idx" ON "entries" USING btree ("public_until") WHERE public_until is not null;--> statement-breakpoint
CREATE VIEW "public"."search_sources" AS (
  select kind, id, public_from, public_until,
    setweight(to_tsvector('german', title_de), 'A') || setweight(to_tsvector('english', title_en), 'A')
      || setweight(to_tsvector('german', text_de), 'C') || setweight(to_tsvector('english', text_en), 'C') as vector,
    title_de || ' ' || title_en || ' ' || text_de || ' ' || text_en as words
  from (
    select 'entry' as kind, id, publish_date as public_from, public_until, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(title, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as title_de,
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'title', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as title_en, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(left(jsonb_path_query_array(blocks, '$[*].html')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.myTitle')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.images[*].caption')::text || ' ' || jsonb_path_query_array(blocks, '$[*].links[*].title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].text')::text || ' ' || jsonb_path_query_array(blocks, '$[*].source')::text || ' ' || jsonb_path_query_array(blocks, '$[*].buttons[*].label')::text || ' ' || jsonb_path_query_array(blocks, '$[*].title')::text, 500000), '\\.|<(br|/p|/h[1-6]|/li|/tr|/td|/th|/blockquote|/figcaption)[^>]*>|&#?[a-z0-9]+;', ' ', 'g'), '<[^>]*>', '', 'g'), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000) || ' ' || left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(place, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as text_de,
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(left(jsonb_path_query_array(blocks, '$[*].en.html')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.myTitle')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.images[*].en.caption')::text || ' ' || jsonb_path_query_array(blocks, '$[*].links[*].en.title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.text')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.source')::text || ' ' || jsonb_path_query_array(blocks, '$[*].buttons[*].en.label')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.title')::text, 500000), '\\.|<(br|/p|/h[1-6]|/li|/tr|/td|/th|/blockquote|/figcaption)[^>]*>|&#?[a-z0-9]+;', ' ', 'g'), '<[^>]*>', '', 'g'), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000) as text_en
    from entries left join events on entry_id = id where publish_date is not null
    union all
    select 'product', id, created, null, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(title, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'title', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400),
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(text, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'text', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000)
    from products where not hidden
    union all
    select 'file', id, upload_date, null, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(name, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400), '', left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(alt_de, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(alt_en, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000)
    from files where kind <> 'image'
  ) as texts);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "newest_hits"(stems tsquery, kinds text[], seen_at timestamptz, most integer) RETURNS SETOF "search_index"
  LANGUAGE plpgsql ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = on SET enable_indexscan = off SET enable_indexonlyscan = off
  SET enable_sort = on SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
  -- Without statistics, which the embedded database does not keep, the planner cannot know which way is short: few hits
  -- are sorted; where every tenth text is a hit, the newest texts are looked through.
  IF (SELECT count(*) FROM (SELECT 1 FROM "search_index" WHERE vector @@ stems LIMIT 5001) AS few) > 5000 THEN
    SET LOCAL enable_bitmapscan = off;
    SET LOCAL enable_indexscan = on;
    SET LOCAL enable_sort = off;
    RETURN QUERY SELECT * FROM "search_index" AS walked WHERE walked.public_from <= seen_at
      AND (walked.public_until IS NULL OR walked.public_until > seen_at) AND walked.vector @@ stems
      AND walked.kind = ANY (kinds) ORDER BY walked.public_from DESC, walked.id DESC LIMIT most;
  ELSE
    RETURN QUERY SELECT * FROM "search_index" AS found WHERE found.vector @@ stems AND found.public_from <= seen_at
      AND (found.public_until IS NULL OR found.public_until > seen_at) AND found.kind = ANY (kinds) ORDER BY found.public_from DESC, found.id DESC LIMIT most;
  END IF;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_texts"(asked_kind text, asked_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "search_index" AS stored WHERE stored.kind = asked_kind AND stored.id = ANY (asked_ids)
    AND NOT EXISTS (SELECT 1 FROM "search_sources" AS source WHERE source.kind = asked_kind AND source.id = stored.id);
  WITH sources AS MATERIALIZED (
    SELECT * FROM "search_sources" AS source WHERE source.kind = asked_kind AND source.id = ANY (asked_ids)
  ), changed AS (
    INSERT INTO "search_index" AS stored (kind, id, public_from, public_until, vector)
      SELECT kind, id, public_from, public_until, vector FROM sources
      ON CONFLICT (kind, id) DO UPDATE SET public_from = excluded.public_from, public_until = excluded.public_until, vector = excluded.vector
        WHERE (stored.public_from, stored.public_until, stored.vector)
          IS DISTINCT FROM (excluded.public_from, excluded.public_until, excluded.vector)
      RETURNING stored.id
  ), spoken AS (
    -- The order lets two that store the same new words wait for each other, instead of both for ever.
    SELECT DISTINCT word COLLATE "C" AS word
      FROM sources JOIN changed USING (id), "guessable_words"(sources.words, sources.vector) AS word ORDER BY 1
  ), added AS (
    INSERT INTO "search_words" (word) SELECT word FROM spoken ON CONFLICT DO NOTHING RETURNING word
  )
  INSERT INTO "search_trigrams" (trigram, word)
    SELECT trigram, word FROM added, "trigrams_of"(word) AS trigram ON CONFLICT DO NOTHING;
END
$$;
