CREATE TABLE "takedowns" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"received" timestamp (3) with time zone NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"grounds" text NOT NULL,
	"hid" boolean NOT NULL,
	"decided" timestamp (3) with time zone,
	"decided_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "child" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "credit_author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "credit_licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "credit_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "hidden" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "takedowns_file_idx" ON "takedowns" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "takedowns_email_idx" ON "takedowns" USING btree ("email");--> statement-breakpoint
CREATE INDEX "takedowns_open_idx" ON "takedowns" USING btree ("id") WHERE decided is null;--> statement-breakpoint
CREATE INDEX "files_hidden_idx" ON "files" USING btree ("id") WHERE hidden is not null;--> statement-breakpoint
CREATE INDEX "files_credit_idx" ON "files" USING btree ("name","id") WHERE credit_author <> '' or credit_licence <> '' or credit_url <> '';