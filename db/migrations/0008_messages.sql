CREATE TABLE "honeypot_catches" (
	"form" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first" timestamp (3) with time zone NOT NULL,
	"last" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"is_automatic" boolean NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	"mail_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_tags" (
	"message_id" text NOT NULL,
	"path" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "message_tags_message_id_path_pk" PRIMARY KEY("message_id","path")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"message" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed" timestamp (3) with time zone,
	"name_order" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(first_name || ' ' || last_name, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(first_name || ' ' || last_name || E'\n' || email || E'\n' || phone || E'\n' || message, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_tags" ADD CONSTRAINT "message_tags_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_tags" ADD CONSTRAINT "message_tags_path_tags_path_fk" FOREIGN KEY ("path") REFERENCES "public"."tags"("path") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "message_replies_message_idx" ON "message_replies" USING btree ("message_id","created");--> statement-breakpoint
CREATE INDEX "message_replies_mail_idx" ON "message_replies" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "message_tags_path_idx" ON "message_tags" USING btree ("path","message_id");--> statement-breakpoint
CREATE INDEX "messages_created_idx" ON "messages" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "messages_name_idx" ON "messages" USING btree ("name_order","id");--> statement-breakpoint
CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("id") WHERE not read and removed is null;--> statement-breakpoint
CREATE INDEX "messages_removed_idx" ON "messages" USING btree ("removed") WHERE removed is not null;