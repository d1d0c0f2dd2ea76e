-- A delivery note is no record for the tax office: it never changes, but may go with the person whom it names.
CREATE OR REPLACE FUNCTION "keep_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.kind = 'delivery' OR OLD.keep_until < current_date THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'document % is kept until %', OLD.number, OLD.keep_until USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RAISE EXCEPTION 'document % never changes', OLD.number USING ERRCODE = 'integrity_constraint_violation';
END
$$;
