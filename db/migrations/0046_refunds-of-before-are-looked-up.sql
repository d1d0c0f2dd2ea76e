-- Refunds that the release before has asked for have no try that is known, and some have no next one: they were never tried again,
-- and held every other refund of their order back. The provider has forgotten their keys, so they are looked for there before they
-- are asked for again.
UPDATE "refunds" SET "tried" = coalesce("tried", "created"), "next_attempt" = coalesce("next_attempt", now())
WHERE "state" = 'asked' AND ("tried" IS NULL OR "next_attempt" IS NULL);
