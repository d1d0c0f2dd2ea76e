CREATE TABLE "picture_work" (
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"next_attempt" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "picture_work_file_id_kind_pk" PRIMARY KEY("file_id","kind")
);
--> statement-breakpoint
ALTER TABLE "picture_work" ADD CONSTRAINT "picture_work_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Pages that exist already get the AVIF variants of their first pictures, too.
INSERT INTO "picture_work" ("file_id", "kind", "next_attempt")
SELECT "id", 'avif', now() FROM "files"
WHERE "kind" = 'image' AND "id" IN (SELECT "main_picture" FROM "entries" WHERE "main_picture" IS NOT NULL);
