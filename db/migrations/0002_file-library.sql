ALTER TABLE "files" ADD COLUMN "original_size_bytes" bigint;--> statement-breakpoint
UPDATE "files" SET "original_size_bytes" = "size_bytes";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "original_size_bytes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "edits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(name || E'\n' || alt_de || E'\n' || alt_en, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(path, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "files_name_order_idx" ON "files" USING btree (left("search_text", 255),"id");--> statement-breakpoint
CREATE INDEX "files_size_idx" ON "files" USING btree ("size_bytes","id");--> statement-breakpoint
CREATE INDEX "files_kind_idx" ON "files" USING btree ("kind","upload_date","id");