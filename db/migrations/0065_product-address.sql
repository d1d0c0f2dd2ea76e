ALTER TABLE "products" ADD COLUMN "address" text collate "C";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_address_unique" UNIQUE("address");