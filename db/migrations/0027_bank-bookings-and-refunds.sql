CREATE TABLE "bank_bookings" (
	"hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"counted" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "booked_on" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "bank_bookings" ADD CONSTRAINT "bank_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_bookings_order_idx" ON "bank_bookings" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id");