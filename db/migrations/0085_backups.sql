CREATE TABLE "backups" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"started" timestamp (3) with time zone,
	"alive" timestamp (3) with time zone,
	"finished" timestamp (3) with time zone,
	"name" text,
	"size_bytes" bigint,
	"missing" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"detail" text DEFAULT '' NOT NULL,
	"trial_started" timestamp (3) with time zone,
	"tried" timestamp (3) with time zone,
	"tried_tables" integer,
	"tried_rows" integer,
	"tried_files" integer,
	"trial_problem" text,
	"trial_detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "backups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "backups_running_idx" ON "backups" USING btree ("state") WHERE state = 'running';