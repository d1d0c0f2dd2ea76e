CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	"cents" bigint
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"title" text NOT NULL,
	"variant" text,
	"size_millilitres" integer,
	"amount" integer NOT NULL,
	"sechs" integer NOT NULL,
	"zwoelf" integer NOT NULL,
	"price_piece" integer NOT NULL,
	"price_sechs" integer,
	"price_zwoelf" integer,
	"deposit" bigint NOT NULL,
	"tax" text NOT NULL,
	"percent" integer NOT NULL,
	"total" bigint NOT NULL,
	"min_age" integer NOT NULL,
	"stock_of" text,
	CONSTRAINT "order_items_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tags" (
	"order_id" text NOT NULL,
	"path" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "order_tags_order_id_path_pk" PRIMARY KEY("order_id","path")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"key_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"street" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"comment" text NOT NULL,
	"delivery" text NOT NULL,
	"payment" text NOT NULL,
	"age" boolean NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"vat" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"legal" jsonb NOT NULL,
	"payed" timestamp (3) with time zone,
	"shipped" timestamp (3) with time zone,
	"cancelled" timestamp (3) with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"oversold" timestamp (3) with time zone,
	"released" timestamp (3) with time zone,
	"deleted" timestamp (3) with time zone,
	"read" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name_order" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(last_name || ' ' || first_name, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(number::text || E'\n' || first_name || ' ' || last_name || E'\n' || email || E'\n' || zip || ' ' || city || E'\n' || comment || E'\n' || notes, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_secrets" ADD CONSTRAINT "order_secrets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_path_tags_path_fk" FOREIGN KEY ("path") REFERENCES "public"."tags"("path") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_secrets_order_idx" ON "order_secrets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_tags_path_idx" ON "order_tags" USING btree ("path","order_id");--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "orders_name_idx" ON "orders" USING btree ("name_order","id");--> statement-breakpoint
CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_unread_idx" ON "orders" USING btree ("id") WHERE not read and deleted is null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("created") WHERE payed is null and cancelled is null and deleted is null;