ALTER TABLE "files" ADD COLUMN "original_size_bytes" bigint;--> statement-breakpoint
UPDATE "files" SET "original_size_bytes" = "size_bytes";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "original_size_bytes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "edits" jsonb DEFAULT '[]'::jsonb NOT NULL;
