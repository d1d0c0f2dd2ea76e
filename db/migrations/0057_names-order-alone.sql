DROP INDEX "files_name_order_idx";--> statement-breakpoint
CREATE INDEX "files_name_order_idx" ON "files" USING btree (left(split_part("search_text", E'\n', 1), 255),"id");