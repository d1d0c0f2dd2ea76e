CREATE INDEX "order_events_refunded_idx" ON "order_events" USING btree ("at") WHERE kind = 'refunded';--> statement-breakpoint
CREATE INDEX "orders_total_idx" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_payed_idx" ON "orders" USING btree ("payed");--> statement-breakpoint
CREATE INDEX "orders_open_idx" ON "orders" USING btree ("id") WHERE deleted is null and cancelled is null and (payed is null or shipped is null);