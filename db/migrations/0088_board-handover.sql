CREATE TABLE "board_handover" (
	"step" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text
);
--> statement-breakpoint
ALTER TABLE "board_handover" ADD CONSTRAINT "board_handover_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;