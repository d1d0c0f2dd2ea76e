CREATE TABLE "entry_revisions" (
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" jsonb NOT NULL,
	"published" timestamp (3) with time zone NOT NULL,
	"published_by" text,
	CONSTRAINT "entry_revisions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);--> statement-breakpoint
CREATE TABLE "file_uses" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "file_uses_owner_kind_owner_id_file_id_pk" PRIMARY KEY("owner_kind","owner_id","file_id")
);--> statement-breakpoint
ALTER TABLE "entries" drop column "search_text";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "title_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "title_english_from" integer;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "en" jsonb;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
-- The body becomes one list of blocks, in the order in which it was shown: texts, galleries and lists of files, downloads, links.
WITH old AS (
	SELECT e.id, e.version,
		case when jsonb_typeof(e.content) = 'array' then e.content else '[]'::jsonb end AS content,
		case when jsonb_typeof(e.media) = 'array' then e.media else '[]'::jsonb end AS media,
		case when jsonb_typeof(e.sections) = 'array' then e.sections else '[]'::jsonb end AS sections,
		case when jsonb_typeof(e.downloads) = 'array' then e.downloads else '[]'::jsonb end AS downloads,
		case when jsonb_typeof(e.links) = 'array' then e.links else '[]'::jsonb end AS links
	FROM "entries" e
), texts AS (
	SELECT o.id, jsonb_agg(jsonb_build_object(
			'id', 't' || i, 'type', 'text', 'html', coalesce(o.content ->> i, ''), 'media', case when jsonb_typeof(o.media -> i) = 'array' then o.media -> i else '[]'::jsonb end,
			'revision', o.version, 'englishFrom', null) ORDER BY i) AS blocks
	FROM old o, LATERAL generate_series(0, greatest(
		jsonb_array_length(o.content),
		(SELECT coalesce(max(place), 0)::int FROM jsonb_array_elements(o.media) WITH ORDINALITY AS m(ids, place) WHERE jsonb_typeof(ids) = 'array' AND ids <> '[]'::jsonb)
	) - 1) AS i
	GROUP BY o.id
), sections AS (
	SELECT o.id, jsonb_agg(CASE WHEN s ->> 'type' = 'gallery'
			THEN jsonb_build_object('id', 's' || (place - 1), 'type', 'gallery', 'settings', s -> 'settings', 'revision', o.version, 'englishFrom', null)
			ELSE jsonb_build_object('id', 's' || (place - 1), 'type', 'fileList', 'files', s -> 'files', 'revision', o.version, 'englishFrom', null)
		END ORDER BY place) AS blocks
	FROM old o, LATERAL jsonb_array_elements(o.sections) WITH ORDINALITY AS l(s, place)
	WHERE CASE WHEN s ->> 'type' = 'gallery' THEN jsonb_typeof(s -> 'settings') = 'object' ELSE jsonb_typeof(s -> 'files') = 'array' END
	GROUP BY o.id
)
UPDATE "entries" e SET
	"title_revision" = e.version,
	"blocks" = coalesce(texts.blocks, '[]'::jsonb) || coalesce(sections.blocks, '[]'::jsonb)
		|| CASE WHEN o.downloads = '[]'::jsonb THEN o.downloads ELSE jsonb_build_array(jsonb_build_object(
			'id', 'd', 'type', 'downloads', 'files', o.downloads, 'revision', o.version, 'englishFrom', null)) END
		|| CASE WHEN o.links = '[]'::jsonb THEN o.links ELSE jsonb_build_array(jsonb_build_object(
			'id', 'l', 'type', 'links', 'links', o.links, 'revision', o.version, 'englishFrom', null)) END
FROM old o LEFT JOIN texts ON texts.id = o.id LEFT JOIN sections ON sections.id = o.id
WHERE o.id = e.id;--> statement-breakpoint
ALTER TABLE "entries" ALTER COLUMN "blocks" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "entries" DROP COLUMN "media";--> statement-breakpoint
ALTER TABLE "entries" DROP COLUMN "downloads";--> statement-breakpoint
ALTER TABLE "entries" DROP COLUMN "links";--> statement-breakpoint
ALTER TABLE "entries" DROP COLUMN "sections";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(title || E'\n' || coalesce(en->>'title', '') || E'\n' || replace(replace(replace(replace(replace(regexp_replace(regexp_replace(jsonb_path_query_array(blocks, '$[*].html')::text || jsonb_path_query_array(blocks, '$[*].en.html')::text || jsonb_path_query_array(blocks, '$[*].settings.myTitle')::text || jsonb_path_query_array(blocks, '$[*].en.myTitle')::text || jsonb_path_query_array(blocks, '$[*].settings.images[*].caption')::text || jsonb_path_query_array(blocks, '$[*].settings.images[*].en.caption')::text || jsonb_path_query_array(blocks, '$[*].links[*].title')::text || jsonb_path_query_array(blocks, '$[*].links[*].en.title')::text, '<(br|/p|/h2|/h3|/li|/blockquote|/figcaption)[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'), '\"', '"'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_revisions" ADD CONSTRAINT "entry_revisions_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_revisions" ADD CONSTRAINT "entry_revisions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is public now is the first published state that is kept.
INSERT INTO "entry_revisions" ("entry_id", "version", "state", "published")
SELECT e.id, e.version, jsonb_build_object(
		'title', e.title, 'en', null, 'blocks', e.blocks, 'mediamain', e.mediamain, 'avatar', e.avatar,
		'tags', coalesce((SELECT jsonb_agg(t.path ORDER BY t.position) FROM "entry_tags" t WHERE t.entry_id = e.id), '[]'::jsonb),
		'publishDate', to_char(e.publish_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'date', to_char(e.date AT TIME ZONE 'UTC', CASE WHEN e.date_has_time THEN 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"' ELSE 'YYYY-MM-DD' END)
	), e.updated
FROM "entries" e WHERE e.publish_date IS NOT NULL;--> statement-breakpoint
INSERT INTO "file_uses" ("owner_kind", "owner_id", "file_id") SELECT 'entry', entry_id, file_id FROM "entry_files";--> statement-breakpoint
DROP TABLE "content_version" CASCADE;--> statement-breakpoint
DROP TABLE "entry_files" CASCADE;--> statement-breakpoint
CREATE INDEX "file_uses_file_idx" ON "file_uses" USING btree ("file_id");
