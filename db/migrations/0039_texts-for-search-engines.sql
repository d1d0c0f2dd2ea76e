ALTER TABLE "entries" ADD COLUMN "seo" jsonb;--> statement-breakpoint
CREATE INDEX "entries_shown_title_idx" ON "entries" USING btree (coalesce(nullif(seo->'de'->>'title', ''), title));--> statement-breakpoint
CREATE INDEX "entries_own_description_idx" ON "entries" USING btree ((seo->'de'->>'description'));