ALTER TABLE "order_items" ADD COLUMN "withdrawal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "durability" text DEFAULT '' NOT NULL;