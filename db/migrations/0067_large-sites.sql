DROP INDEX "entries_publish_date_idx";--> statement-breakpoint
CREATE INDEX "entries_public_idx" ON "entries" USING btree ("publish_date" DESC NULLS FIRST,"id" DESC NULLS LAST,"public_until");--> statement-breakpoint
CREATE INDEX "entries_title_idx" ON "entries" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "entries_old_act_idx" ON "entries" USING btree ("id") WHERE title || coalesce(en::text, '') || blocks::text ~* '\mTMG\M|Telemediengesetz';--> statement-breakpoint
CREATE INDEX "entries_dispute_platform_idx" ON "entries" USING btree ("id") WHERE title || coalesce(en::text, '') || blocks::text ~* 'ec\.europa\.eu/(consumers/odr|odr)|webgate\.ec\.europa\.eu/odr';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "index_texts"(asked_kind text, asked_ids text[]) RETURNS void LANGUAGE plpgsql
  -- A generic plan of these statements reads all texts.
  SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  present text[] := ARRAY(SELECT id FROM "search_sources" WHERE kind = asked_kind AND id = ANY (asked_ids));
BEGIN
  DELETE FROM "search_index" AS stored
    WHERE stored.kind = asked_kind AND stored.id = ANY (asked_ids) AND stored.id <> ALL (present);
  WITH sources AS MATERIALIZED (
    SELECT * FROM "search_sources" AS source WHERE source.kind = asked_kind AND source.id = ANY (present)
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
