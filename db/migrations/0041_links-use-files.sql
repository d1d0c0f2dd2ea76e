-- Files that texts link are used there; until now only pictures were.
INSERT INTO "file_uses" ("owner_kind", "owner_id", "file_id")
SELECT DISTINCT 'entry', "entries"."id", "files"."id"
FROM "entries"
CROSS JOIN LATERAL regexp_matches("entries"."blocks"::text, '/download/([0-9a-f-]{36})', 'g') AS "linked"("ids")
JOIN "files" ON "files"."id" = "linked"."ids"[1] COLLATE "C"
ON CONFLICT DO NOTHING;
