-- Documents are kept for the tax office as they are: nothing changes them, and nothing removes them before their day.
CREATE FUNCTION "keep_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.keep_until < current_date THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'document % is kept until %', OLD.number, OLD.keep_until USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RAISE EXCEPTION 'document % never changes', OLD.number USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "documents_never_change" BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "keep_document"();--> statement-breakpoint
CREATE FUNCTION "keep_document_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A document that goes takes its file along.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "documents" WHERE "id" = OLD.document_id AND "keep_until" >= current_date)
  THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the file of document % never changes', OLD.document_id USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "document_files_never_change" BEFORE UPDATE OR DELETE ON "document_files" FOR EACH ROW EXECUTE FUNCTION "keep_document_file"();--> statement-breakpoint
CREATE FUNCTION "refuse_truncate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'table % is never emptied', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "documents_never_emptied" BEFORE TRUNCATE ON "documents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();--> statement-breakpoint
CREATE TRIGGER "document_files_never_emptied" BEFORE TRUNCATE ON "document_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate"();
