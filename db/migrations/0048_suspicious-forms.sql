CREATE TABLE "mail_slots" (
	"key" text NOT NULL,
	"mail_id" text NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_slots_key_mail_id_pk" PRIMARY KEY("key","mail_id")
);
--> statement-breakpoint
CREATE TABLE "suspicious_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"received" timestamp (3) with time zone NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "suspicious" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_slots_due_idx" ON "mail_slots" USING btree ("key","due");--> statement-breakpoint
CREATE INDEX "suspicious_forms_form_idx" ON "suspicious_forms" USING btree ("form","received","id");--> statement-breakpoint
CREATE INDEX "suspicious_forms_received_idx" ON "suspicious_forms" USING btree ("received","id");--> statement-breakpoint
CREATE INDEX "suspicious_forms_email_idx" ON "suspicious_forms" USING btree ("email");