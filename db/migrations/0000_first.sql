CREATE TABLE "config" (
	"id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"mediamain" text,
	"downloads" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"publish_date" timestamp (3) with time zone,
	"date" timestamp (3) with time zone,
	"date_has_time" boolean DEFAULT false NOT NULL,
	"avatar" boolean DEFAULT false NOT NULL,
	"share_fb" text,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_files" (
	"entry_id" text NOT NULL,
	"file_id" text NOT NULL,
	CONSTRAINT "entry_files_entry_id_file_id_pk" PRIMARY KEY("entry_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "file_variants" (
	"gridref" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ext" text NOT NULL,
	"mime" text NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"original_hash" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"upload_date" timestamp (3) with time zone NOT NULL,
	"alt_de" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"decorative" boolean DEFAULT false NOT NULL,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"consent" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "files_original_hash_unique" UNIQUE("original_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"handle" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"last_login" timestamp (3) with time zone,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_tags" (
	"entry_id" text NOT NULL,
	"path" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "entry_tags_entry_id_path_pk" PRIMARY KEY("entry_id","path")
);
--> statement-breakpoint
CREATE TABLE "file_tags" (
	"file_id" text NOT NULL,
	"path" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "file_tags_file_id_path_pk" PRIMARY KEY("file_id","path")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"path" text collate "C" PRIMARY KEY NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp (3) with time zone,
	"sent" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_mediamain_files_id_fk" FOREIGN KEY ("mediamain") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_files" ADD CONSTRAINT "entry_files_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_files" ADD CONSTRAINT "entry_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_variants" ADD CONSTRAINT "file_variants_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_tags" ADD CONSTRAINT "entry_tags_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_tags" ADD CONSTRAINT "entry_tags_path_tags_path_fk" FOREIGN KEY ("path") REFERENCES "public"."tags"("path") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "file_tags" ADD CONSTRAINT "file_tags_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_tags" ADD CONSTRAINT "file_tags_path_tags_path_fk" FOREIGN KEY ("path") REFERENCES "public"."tags"("path") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "entries_publish_date_idx" ON "entries" USING btree ("publish_date" DESC NULLS FIRST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entry_files_file_idx" ON "entry_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_variants_file_idx" ON "file_variants" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_variants_hash_idx" ON "file_variants" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "files_upload_date_idx" ON "files" USING btree ("upload_date","id");--> statement-breakpoint
CREATE INDEX "files_hash_idx" ON "files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tokens_user_idx" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entry_tags_path_idx" ON "entry_tags" USING btree ("path","entry_id");--> statement-breakpoint
CREATE INDEX "file_tags_path_idx" ON "file_tags" USING btree ("path","file_id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_next_idx" ON "outgoing_mail" USING btree ("next_attempt");