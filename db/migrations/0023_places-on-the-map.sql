CREATE TABLE "map_places" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"en" jsonb,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"picture" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "map_stills" (
	"id" text PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp (3) with time zone NOT NULL,
	"problem" text,
	"key" text,
	"wide" "bytea",
	"tall" "bytea",
	"drawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "map_tiles" (
	"z" integer NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"fetched" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "map_tiles_z_x_y_pk" PRIMARY KEY("z","x","y")
);
