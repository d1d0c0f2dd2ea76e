CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	"by_token" boolean DEFAULT false NOT NULL,
	"action" text NOT NULL,
	"noun" text NOT NULL,
	"label" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_noun_idx" ON "audit_log" USING btree ("noun","id");