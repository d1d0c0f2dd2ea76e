CREATE TABLE "entry_presences" (
	"entry_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entry_presences_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "working_copies" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"base" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed" timestamp (3) with time zone NOT NULL,
	"changed_by" text
);
--> statement-breakpoint
ALTER TABLE "entry_presences" ADD CONSTRAINT "entry_presences_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_presences" ADD CONSTRAINT "entry_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_presences_seen_idx" ON "entry_presences" USING btree ("seen");