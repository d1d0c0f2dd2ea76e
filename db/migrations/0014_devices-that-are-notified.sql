CREATE TABLE "push_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"site_key" text NOT NULL,
	"kinds" text[] NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"last_sent" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "push_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"kind" text NOT NULL,
	"asked" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"next_attempt" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint_idx" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_user_idx" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session_idx" ON "push_devices" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "push_notices_device_idx" ON "push_notices" USING btree ("device_id","kind");--> statement-breakpoint
CREATE INDEX "push_notices_next_idx" ON "push_notices" USING btree ("next_attempt");