CREATE TABLE "law_confirmations" (
	"line" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "withdrawal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "durability" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "law_confirmations" ADD CONSTRAINT "law_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;