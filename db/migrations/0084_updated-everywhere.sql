ALTER TABLE "coupons" ADD COLUMN "updated" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "touched" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "updated" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "updated" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "updated" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "updated" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
CREATE INDEX "entries_last_change_idx" ON "entries" USING btree (greatest(updated, touched),"id");--> statement-breakpoint
CREATE INDEX "files_updated_idx" ON "files" USING btree ("updated","id");--> statement-breakpoint
CREATE INDEX "messages_updated_idx" ON "messages" USING btree ("updated","id");--> statement-breakpoint
CREATE INDEX "orders_updated_idx" ON "orders" USING btree ("updated","id");--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated","id");--> statement-breakpoint
-- The best time that is known. The texts do not change, so the search index need not be made again.
ALTER TABLE "files" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "files" SET "updated" = greatest("upload_date", "hidden");--> statement-breakpoint
ALTER TABLE "files" ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE "messages" SET "updated" = greatest("created", "done", "removed");--> statement-breakpoint
UPDATE "orders" SET "updated" = greatest("created", "paid_at", "shipped", "handed_over", "cancelled", "oversold", "released", "deleted",
  (SELECT max("at") FROM "order_events" WHERE "order_id" = "orders"."id"));--> statement-breakpoint
UPDATE "coupons" SET "updated" = "created";--> statement-breakpoint
UPDATE "users" SET "updated" = "created";--> statement-breakpoint
CREATE FUNCTION "keep_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated := clock_timestamp();
  RETURN NEW;
END
$$;--> statement-breakpoint
-- Rows also change without a new version, for example when a user signs in. Programs need not read these rows again.
-- A write with a stale value must not set the time back.
CREATE TRIGGER "coupons_keep_updated" BEFORE UPDATE ON "coupons" FOR EACH ROW
  WHEN (NEW.updated < OLD.updated OR (NEW.updated = OLD.updated AND OLD.version <> NEW.version)) EXECUTE FUNCTION "keep_updated"();--> statement-breakpoint
CREATE TRIGGER "files_keep_updated" BEFORE UPDATE ON "files" FOR EACH ROW
  WHEN (NEW.updated < OLD.updated OR (NEW.updated = OLD.updated AND OLD.version <> NEW.version)) EXECUTE FUNCTION "keep_updated"();--> statement-breakpoint
CREATE TRIGGER "settings_keep_updated" BEFORE UPDATE ON "settings" FOR EACH ROW
  WHEN (NEW.updated < OLD.updated OR (NEW.updated = OLD.updated AND OLD.version <> NEW.version)) EXECUTE FUNCTION "keep_updated"();--> statement-breakpoint
CREATE TRIGGER "users_keep_updated" BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN (NEW.updated < OLD.updated OR (NEW.updated = OLD.updated AND OLD.version <> NEW.version)) EXECUTE FUNCTION "keep_updated"();--> statement-breakpoint
CREATE TRIGGER "messages_keep_updated" BEFORE UPDATE ON "messages" FOR EACH ROW
  WHEN (NEW.updated < OLD.updated OR (NEW.updated = OLD.updated AND (OLD.version, OLD.removed) IS DISTINCT FROM (NEW.version, NEW.removed))) EXECUTE FUNCTION "keep_updated"();--> statement-breakpoint
CREATE TRIGGER "orders_keep_updated" BEFORE UPDATE ON "orders" FOR EACH ROW
  WHEN (NEW.updated < OLD.updated OR (NEW.updated = OLD.updated AND (OLD.version, OLD.invoice) IS DISTINCT FROM (NEW.version, NEW.invoice))) EXECUTE FUNCTION "keep_updated"();--> statement-breakpoint
-- Writers of products set the time themselves, except when tags are renamed or a struck-through price is computed again.
CREATE TRIGGER "products_keep_updated" BEFORE UPDATE ON "products" FOR EACH ROW
  WHEN (OLD.updated = NEW.updated AND (OLD.version, OLD.lowest_30, OLD.address) IS DISTINCT FROM (NEW.version, NEW.lowest_30, NEW.address)) EXECUTE FUNCTION "keep_updated"();--> statement-breakpoint
-- "updated" of an entry says until when programs know its scheduled moments, so it stays.
CREATE FUNCTION "keep_touched"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.touched := clock_timestamp();
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "entries_keep_touched" BEFORE UPDATE ON "entries" FOR EACH ROW
  WHEN (OLD.updated = NEW.updated AND OLD.touched IS NOT DISTINCT FROM NEW.touched
    AND (OLD.version, OLD.share_fb, OLD.handover, OLD.created_by) IS DISTINCT FROM (NEW.version, NEW.share_fb, NEW.handover, NEW.created_by))
  EXECUTE FUNCTION "keep_touched"();
