CREATE TABLE "settings" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
-- One section keeps the version, so that the sum of all stays what programs know.
INSERT INTO "settings" ("section", "value", "secrets", "version")
SELECT s.section, s.value, s.secrets, s.version FROM "config" c, LATERAL (VALUES
	('texts', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('title', 'description', 'keywords', 'author', 'language')), '{}'::jsonb), '{}'::jsonb, c.version),
	('domain', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('domain')), '{}'::jsonb), '{}'::jsonb, 0),
	('pages', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('meta')), '{}'::jsonb), '{}'::jsonb, 0),
	('components', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('components')), '{}'::jsonb), '{}'::jsonb, 0),
	('shop', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('shop')), '{}'::jsonb), '{}'::jsonb, 0),
	('notify', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('notify')), '{}'::jsonb), '{}'::jsonb, 0),
	('mail', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('mail')), '{}'::jsonb), '{}'::jsonb, 0),
	('storage', coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.settings) WHERE key IN ('quota')), '{}'::jsonb), '{}'::jsonb, 0),
	('social', CASE WHEN c.settings ? 'socialPage' THEN jsonb_build_object('social', jsonb_build_object('page', c.settings -> 'socialPage')) ELSE '{}'::jsonb END, coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.secrets) WHERE key LIKE 'social.%'), '{}'::jsonb), 0),
	('maps', '{}'::jsonb, coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.secrets) WHERE key LIKE 'maps.%'), '{}'::jsonb), 0),
	('analytics', '{}'::jsonb, coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.secrets) WHERE key LIKE 'analytics.%'), '{}'::jsonb), 0),
	('notifications', '{}'::jsonb, coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(c.secrets) WHERE key LIKE 'notifications.%'), '{}'::jsonb), 0)
) AS s(section, value, secrets, version);
--> statement-breakpoint
DROP TABLE "config" CASCADE;
