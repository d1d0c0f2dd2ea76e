-- The entries of pages that guests do not find: pages that editors have hidden, pages below them, and the shop's legal pages while
-- there is no contract. Every read for guests asks this function (server/entries/public-at.ts), once for a query.
CREATE FUNCTION "hidden_entry_ids"() RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  tree jsonb := (SELECT "value" -> 'navigation' FROM "settings" WHERE "section" = 'navigation');
  pages text[] := ARRAY(SELECT page #>> '{}' FROM jsonb_path_query(coalesce(tree, 'null'), '$.hidden[*]') AS page);
  -- Settings of earlier releases have the shop's switch in its own section.
  has_shop boolean := coalesce(
    (SELECT "value" #> '{components,shop,enabled}' FROM "settings" WHERE "section" = 'components'),
    (SELECT "value" #> '{shop,enabled}' FROM "settings" WHERE "section" = 'shop')) = 'true';
BEGIN
  IF cardinality(pages) > 0 THEN
    pages := pages || ARRAY(
      SELECT child #>> '{}' FROM jsonb_path_query(tree, '$.*[*]') AS item, jsonb_path_query(item, '$.children[*].page') AS child
      WHERE item ->> 'page' = ANY(pages));
    -- What a site always shows (server/contract/navigation.ts).
    pages := ARRAY(SELECT page FROM unnest(pages) AS page WHERE page NOT IN ('Willkommen', 'Impressum', 'Datenschutz', 'AGB', 'Widerrufsbelehrung'));
  END IF;
  IF has_shop IS NOT TRUE AND NOT EXISTS (SELECT 1 FROM "orders") THEN
    pages := pages || ARRAY['AGB', 'Widerrufsbelehrung'];
  END IF;
  IF cardinality(pages) = 0 THEN RETURN pages; END IF;
  RETURN pages || ARRAY(SELECT "entry_id" FROM "entry_tags" WHERE "path" = ANY(ARRAY(SELECT 'Seite|' || page FROM unnest(pages) AS page)));
END
$$;
