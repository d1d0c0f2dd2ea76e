DROP VIEW "public"."search_sources";--> statement-breakpoint
ALTER TABLE "entries" RENAME COLUMN "mediamain" TO "main_picture";--> statement-breakpoint
ALTER TABLE "entries" RENAME COLUMN "avatar" TO "is_round";--> statement-breakpoint
ALTER TABLE "entries" RENAME CONSTRAINT "entries_mediamain_files_id_fk" TO "entries_main_picture_files_id_fk";--> statement-breakpoint
ALTER TABLE "entries" drop column "search_text";--> statement-breakpoint
CREATE FUNCTION "renamed_keys"(value jsonb, names jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(value) = 'object' THEN (
    SELECT coalesce(jsonb_object_agg(coalesce(names->>key, key), part), '{}'::jsonb) FROM jsonb_each(value) AS pairs(key, part)
  ) ELSE value END
$$;--> statement-breakpoint
CREATE FUNCTION "renamed_block"(block jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN block->>'type' = 'gallery' THEN block
    || CASE WHEN block ? 'settings' THEN jsonb_build_object('settings', "renamed_keys"(block->'settings',
      '{"myTitle": "title", "myShowTitle": "showTitle", "myInterval": "intervalMs", "mySize": "size", "myOnClick": "onClick", "mySizeClick": "fullscreenSize"}'))
      ELSE '{}' END
    || CASE WHEN block ? 'en' THEN jsonb_build_object('en', "renamed_keys"(block->'en', '{"myTitle": "title"}')) ELSE '{}' END
  ELSE block END
$$;--> statement-breakpoint
CREATE FUNCTION "renamed_blocks"(blocks jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(blocks) = 'array' THEN (
    SELECT coalesce(jsonb_agg("renamed_block"(block) ORDER BY place), '[]'::jsonb)
    FROM jsonb_array_elements(blocks) WITH ORDINALITY AS listed(block, place)
  ) ELSE blocks END
$$;--> statement-breakpoint
CREATE FUNCTION "renamed_entry"(entry jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN entry ? 'blocks' AND jsonb_typeof(entry) = 'object'
    THEN named || jsonb_build_object('blocks', "renamed_blocks"(entry->'blocks')) ELSE named END
  FROM (SELECT "renamed_keys"(entry, '{"mediamain": "mainPicture", "avatar": "isRound"}') AS named) AS renamed
$$;--> statement-breakpoint
CREATE FUNCTION "renamed_at"(rows jsonb, keys text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(item || (
    SELECT coalesce(jsonb_object_agg(key, "renamed_entry"(item->key)), '{}'::jsonb) FROM unnest(keys) AS key WHERE item ? key
  ) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements(rows) WITH ORDINALITY AS listed(item, place)
$$;--> statement-breakpoint
CREATE VIEW "public"."search_sources" AS (
  select kind, id, public_from, public_until,
    setweight(to_tsvector('german', title_de), 'A') || setweight(to_tsvector('english', title_en), 'A')
      || setweight(to_tsvector('german', text_de), 'C') || setweight(to_tsvector('english', text_en), 'C') as vector,
    title_de || ' ' || title_en || ' ' || text_de || ' ' || text_en as words
  from (
    select 'entry' as kind, id, publish_date as public_from, public_until, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(title, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as title_de,
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'title', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as title_en, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(left(jsonb_path_query_array(blocks, '$[*].html')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.images[*].caption')::text || ' ' || jsonb_path_query_array(blocks, '$[*].links[*].title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].text')::text || ' ' || jsonb_path_query_array(blocks, '$[*].source')::text || ' ' || jsonb_path_query_array(blocks, '$[*].buttons[*].label')::text || ' ' || jsonb_path_query_array(blocks, '$[*].title')::text, 500000), '\\.|<(br|/p|/h[1-6]|/li|/tr|/td|/th|/blockquote|/figcaption)[^>]*>|&#?[a-z0-9]+;', ' ', 'g'), '<[^>]*>', '', 'g'), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000) || ' ' || left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(place, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as text_de,
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(left(jsonb_path_query_array(blocks, '$[*].en.html')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.images[*].en.caption')::text || ' ' || jsonb_path_query_array(blocks, '$[*].links[*].en.title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.text')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.source')::text || ' ' || jsonb_path_query_array(blocks, '$[*].buttons[*].en.label')::text, 500000), '\\.|<(br|/p|/h[1-6]|/li|/tr|/td|/th|/blockquote|/figcaption)[^>]*>|&#?[a-z0-9]+;', ' ', 'g'), '<[^>]*>', '', 'g'), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000) as text_en
    from entries left join events on entry_id = id where publish_date is not null
    union all
    select 'product', id, created, null, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(title, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'title', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400),
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(text, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'text', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000)
    from products where not hidden
    union all
    select 'file', id, upload_date, null, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(name, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400), '', left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(alt_de, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(alt_en, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000)
    from files where kind <> 'image'
  ) as texts);--> statement-breakpoint
UPDATE "entries" SET blocks = "renamed_blocks"(blocks) WHERE blocks @> '[{"type": "gallery"}]';--> statement-breakpoint
UPDATE "entry_revisions" SET state = "renamed_entry"(state);--> statement-breakpoint
UPDATE "working_copies" SET base = "renamed_entry"(base), draft = "renamed_entry"(draft);--> statement-breakpoint
UPDATE "binned_entries" SET entry = "renamed_entry"(entry),
  belongings = belongings || jsonb_build_object(
    'revisions', "renamed_at"(belongings->'revisions', ARRAY['state']),
    'workingCopies', "renamed_at"(belongings->'workingCopies', ARRAY['base', 'draft']));--> statement-breakpoint
UPDATE "binned_places" SET part = "renamed_entry"(part) WHERE owner_kind = 'entry';--> statement-breakpoint
UPDATE "binned_places" SET part = "renamed_at"(jsonb_build_array(part), ARRAY['draft'])->0 WHERE owner_kind = 'workingCopy';--> statement-breakpoint
UPDATE "demo_items" SET "row" = "renamed_entry"("row") WHERE kind IN ('page', 'entry') AND "row" IS NOT NULL;--> statement-breakpoint
UPDATE "audit_log" SET fields = (
    SELECT jsonb_agg(CASE changed->>'field'
      WHEN 'mediamain' THEN changed || '{"field": "mainPicture"}'
      WHEN 'avatar' THEN changed || '{"field": "isRound"}'
      ELSE changed END ORDER BY place)
    FROM jsonb_array_elements(fields) WITH ORDINALITY AS listed(changed, place))
  WHERE noun = 'entry' AND (fields @> '[{"field": "mediamain"}]' OR fields @> '[{"field": "avatar"}]');--> statement-breakpoint
DROP FUNCTION "renamed_at";--> statement-breakpoint
DROP FUNCTION "renamed_entry";--> statement-breakpoint
DROP FUNCTION "renamed_blocks";--> statement-breakpoint
DROP FUNCTION "renamed_block";--> statement-breakpoint
DROP FUNCTION "renamed_keys";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(title || E'\n' || coalesce(en->>'title', '') || E'\n' || replace(replace(replace(replace(replace(regexp_replace(regexp_replace(jsonb_path_query_array(blocks, '$[*].html')::text || jsonb_path_query_array(blocks, '$[*].en.html')::text || jsonb_path_query_array(blocks, '$[*].settings.title')::text || jsonb_path_query_array(blocks, '$[*].en.title')::text || jsonb_path_query_array(blocks, '$[*].settings.images[*].caption')::text || jsonb_path_query_array(blocks, '$[*].settings.images[*].en.caption')::text || jsonb_path_query_array(blocks, '$[*].links[*].title')::text || jsonb_path_query_array(blocks, '$[*].links[*].en.title')::text || jsonb_path_query_array(blocks, '$[*].text')::text || jsonb_path_query_array(blocks, '$[*].en.text')::text || jsonb_path_query_array(blocks, '$[*].source')::text || jsonb_path_query_array(blocks, '$[*].en.source')::text || jsonb_path_query_array(blocks, '$[*].buttons[*].label')::text || jsonb_path_query_array(blocks, '$[*].buttons[*].en.label')::text || jsonb_path_query_array(blocks, '$[*].title')::text, '<(br|/p|/h2|/h3|/li|/blockquote|/figcaption)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'), '\"', '"'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL;--> statement-breakpoint
SELECT "index_in_steps"('entry', ARRAY(SELECT id FROM "entries"));