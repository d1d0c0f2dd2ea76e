CREATE TABLE "video_stills" (
	"id" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp (3) with time zone NOT NULL,
	"problem" text,
	"small" "bytea",
	"large" "bytea",
	"fetched" timestamp (3) with time zone
);
--> statement-breakpoint
DROP VIEW "public"."search_sources";--> statement-breakpoint
ALTER TABLE "entries" drop column "search_text";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(title || E'\n' || coalesce(en->>'title', '') || E'\n' || replace(replace(replace(replace(replace(regexp_replace(regexp_replace(jsonb_path_query_array(blocks, '$[*].html')::text || jsonb_path_query_array(blocks, '$[*].en.html')::text || jsonb_path_query_array(blocks, '$[*].settings.myTitle')::text || jsonb_path_query_array(blocks, '$[*].en.myTitle')::text || jsonb_path_query_array(blocks, '$[*].settings.images[*].caption')::text || jsonb_path_query_array(blocks, '$[*].settings.images[*].en.caption')::text || jsonb_path_query_array(blocks, '$[*].links[*].title')::text || jsonb_path_query_array(blocks, '$[*].links[*].en.title')::text || jsonb_path_query_array(blocks, '$[*].title')::text || jsonb_path_query_array(blocks, '$[*].en.title')::text, '<(br|/p|/h2|/h3|/li|/blockquote|/figcaption)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'), '\"', '"'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "entries_with_videos_idx" ON "entries" USING btree ("id") WHERE blocks @> '[{"type": "video"}]';--> statement-breakpoint
CREATE VIEW "public"."search_sources" AS (
  select kind, id, public_from,
    setweight(to_tsvector('german', title_de), 'A') || setweight(to_tsvector('english', title_en), 'A')
      || setweight(to_tsvector('german', text_de), 'C') || setweight(to_tsvector('english', text_en), 'C') as vector,
    title_de || ' ' || title_en || ' ' || text_de || ' ' || text_en as words
  from (
    select 'entry' as kind, id, publish_date as public_from, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(title, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as title_de,
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'title', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as title_en, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(left(jsonb_path_query_array(blocks, '$[*].html')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.myTitle')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.images[*].caption')::text || ' ' || jsonb_path_query_array(blocks, '$[*].links[*].title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].title')::text, 500000), '\\.|<(br|/p|/h[1-6]|/li|/tr|/td|/th|/blockquote|/figcaption)[^>]*>|&#?[a-z0-9]+;', ' ', 'g'), '<[^>]*>', '', 'g'), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000) || ' ' || left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(place, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400) as text_de,
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(regexp_replace(regexp_replace(left(jsonb_path_query_array(blocks, '$[*].en.html')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.myTitle')::text || ' ' || jsonb_path_query_array(blocks, '$[*].settings.images[*].en.caption')::text || ' ' || jsonb_path_query_array(blocks, '$[*].links[*].en.title')::text || ' ' || jsonb_path_query_array(blocks, '$[*].en.title')::text, 500000), '\\.|<(br|/p|/h[1-6]|/li|/tr|/td|/th|/blockquote|/figcaption)[^>]*>|&#?[a-z0-9]+;', ' ', 'g'), '<[^>]*>', '', 'g'), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000) as text_en
    from entries left join events on entry_id = id where publish_date is not null
    union all
    select 'product', id, created, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(title, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'title', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400),
      left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(text, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(en->>'text', ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000)
    from products where not hidden
    union all
    select 'file', id, upload_date, left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(name, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 400), '', left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(alt_de, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000), left(regexp_replace(lower(replace(regexp_replace(normalize(regexp_replace(coalesce(alt_en, ''), '[\u00ad\u200b-\u200d\u2060]', '', 'g'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss')), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ', 'g'), 100000)
    from files where kind <> 'image'
  ) as texts);--> statement-breakpoint
SELECT "index_in_steps"('entry', ARRAY(SELECT id FROM "entries"));
