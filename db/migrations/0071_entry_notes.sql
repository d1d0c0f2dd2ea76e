CREATE TABLE "entry_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"from_id" text,
	"from_name" text NOT NULL,
	"to_id" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"done" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "entry_notes" ADD CONSTRAINT "entry_notes_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_notes" ADD CONSTRAINT "entry_notes_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_notes" ADD CONSTRAINT "entry_notes_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_notes_entry_idx" ON "entry_notes" USING btree ("entry_id","id") WHERE done is null;--> statement-breakpoint
CREATE INDEX "entry_notes_to_idx" ON "entry_notes" USING btree ("to_id") WHERE done is null;