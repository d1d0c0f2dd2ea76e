ALTER TABLE "products" ADD COLUMN "goods" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "safety" jsonb;--> statement-breakpoint
CREATE INDEX "entries_claims_idx" ON "entries" USING btree ("id") WHERE title || coalesce(en::text, '') || blocks::text ~* '\m(umwelt(freundlich|schonend|gerecht|bewusst|verträglich)|klima(freundlich|schonend|bewusst)|naturfreundlich|ressourcenschonend|nachhaltig|[öÖ]kologisch|biologisch abbaubar|energieeffizient|grüne[mnrs]? (energie|mode|produkte?|verpackung)|environmentally[ -]friendly|eco[ -]?(friendly|conscious)|(climate|planet)[ -]friendly|sustainab|biodegradable|energy[ -]efficient|green (energy|fashion|packaging|products?)|(klima|treibhausgas|emissions)neutral|klima(positiv|kompensiert)|co[2₂][ -]?(neutral|positiv|kompensiert)|netto[ -]null|(climate|carbon)[ -](neutral|positive|negative)|carbon[ -]offset|net[ -]zero|(umwelt|klima|nachhaltigkeits|natur)(siegel|label|zertifikat|zeichen)|[öÖ]ko[ -]?(siegel|label|zertifikat)|eco[ -]?label|(green|sustainability) (certificate|label|seal))|(klima|co[2₂]|emission|plastikfrei|müllfrei|carbon|climate|plastic)[^.!?<]*[ >](bis|ab|by|until) (zum jahr |spätestens )?20[2-9][0-9]|(bis|ab|by|until) (zum jahr |spätestens )?20[2-9][0-9][^.!?<]*(klima|co[2₂]|emission|plastikfrei|müllfrei|carbon|climate|plastic)';
--> statement-breakpoint
UPDATE "products" SET "goods" = CASE
	WHEN "withdrawal"->>'reason' = 'dated' THEN 'ticket'
	WHEN "size_millilitres" IS NOT NULL OR EXISTS (SELECT 1 FROM "product_variants" WHERE "product_variants"."product_id" = "products"."id" AND "product_variants"."size_millilitres" IS NOT NULL) THEN 'drink'
	WHEN jsonb_typeof("food") = 'object' THEN 'food'
	ELSE 'other' END;--> statement-breakpoint
UPDATE "products" SET "en" = "en" || '{"safety": {"warnings": ""}}'::jsonb WHERE jsonb_typeof("en") = 'object';
--> statement-breakpoint
UPDATE "demo_items" SET "row" = "row" || jsonb_build_object('goods', CASE
	WHEN "row"#>>'{withdrawal,reason}' = 'dated' THEN 'ticket'
	WHEN "row"->>'sizeMillilitres' IS NOT NULL OR jsonb_path_exists("row", '$.variants[*].sizeMillilitres ? (@ != null)') THEN 'drink'
	WHEN jsonb_typeof("row"->'food') = 'object' THEN 'food'
	ELSE 'other' END)
	|| CASE WHEN jsonb_typeof("row"->'en') = 'object' THEN jsonb_build_object('en', "row"->'en' || '{"safety": {"warnings": ""}}'::jsonb) ELSE '{}'::jsonb END
WHERE "kind" = 'product' AND jsonb_typeof("row") = 'object';
--> statement-breakpoint
UPDATE "settings" SET "value" = jsonb_set("value", '{shop,guaranteeNotice}', jsonb_build_object('de', "value"->'shop'->'guaranteeNotice', 'en', null)) WHERE "section" = 'shop' AND coalesce(jsonb_typeof("value"->'shop'->'guaranteeNotice'), '') IN ('string', 'null');--> statement-breakpoint
UPDATE "binned_places" SET "part" = jsonb_build_object('files', jsonb_build_object(CASE "owner_id" WHEN 'site' THEN 'logo' ELSE 'de' END, "part"->'file')) WHERE "owner_kind" = 'settings' AND "part" ? 'file';
