ALTER TABLE "file_variants" RENAME COLUMN "gridref" TO "id";--> statement-breakpoint
UPDATE "binned_files" SET "row" = "row" || jsonb_build_object('variants', (
    SELECT coalesce(jsonb_agg((variant - 'gridref') || jsonb_build_object('id', variant->'gridref') ORDER BY place), '[]'::jsonb)
    FROM jsonb_array_elements("row"->'variants') WITH ORDINALITY AS listed(variant, place)))
  WHERE jsonb_typeof("row"->'variants') = 'array';
