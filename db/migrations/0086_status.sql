CREATE TABLE "status_reports" (
	"key" text PRIMARY KEY NOT NULL,
	"findings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asked" timestamp (3) with time zone,
	"mailed" timestamp (3) with time zone NOT NULL
);
