CREATE TABLE "shared_posts" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"wanted" text NOT NULL,
	"message" text NOT NULL,
	"link" text NOT NULL,
	"post_id" text,
	"asked_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp (3) with time zone,
	"problem" text,
	"said" text DEFAULT '' NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"user_id" text,
	"user_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_posts" ADD CONSTRAINT "shared_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_posts_next_attempt_idx" ON "shared_posts" USING btree ("next_attempt");