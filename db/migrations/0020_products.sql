CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "product_prices_product_id_since_pk" PRIMARY KEY("product_id","since")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" text NOT NULL,
	"path" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_tags_product_id_path_pk" PRIMARY KEY("product_id","path")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"product_id" text NOT NULL,
	"value" text NOT NULL,
	"key" text NOT NULL,
	"price" integer,
	"size_millilitres" integer,
	"deposit" integer,
	"packs" jsonb,
	"stock" integer,
	"position" integer NOT NULL,
	CONSTRAINT "product_variants_product_id_value_pk" PRIMARY KEY("product_id","value"),
	CONSTRAINT "product_variants_stock_check" CHECK ("product_variants"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"price" integer NOT NULL,
	"size_millilitres" integer,
	"deposit" integer NOT NULL,
	"pack_deposit" jsonb NOT NULL,
	"tax" text NOT NULL,
	"packs" jsonb NOT NULL,
	"stock" integer,
	"min_age" integer NOT NULL,
	"food" jsonb,
	"producer" text NOT NULL,
	"durability" jsonb,
	"withdrawal" jsonb,
	"delivery_days" jsonb,
	"children" jsonb NOT NULL,
	"position" integer NOT NULL,
	"images" jsonb NOT NULL,
	"downloads" jsonb NOT NULL,
	"hidden" boolean NOT NULL,
	"en" jsonb,
	"lowest_30" integer,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title_order" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(title, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(title || E'\n' || text || E'\n' || producer || E'\n' || coalesce(en->>'title', '') || E'\n' || coalesce(en->>'text', ''), NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL,
	CONSTRAINT "products_stock_check" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_path_tags_path_fk" FOREIGN KEY ("path") REFERENCES "public"."tags"("path") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_tags_path_idx" ON "product_tags" USING btree ("path","product_id");--> statement-breakpoint
CREATE INDEX "products_position_idx" ON "products" USING btree ("position","id");