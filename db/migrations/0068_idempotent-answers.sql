CREATE TABLE "idempotent_answers" (
	"token_hash" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"text" text,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_token_hash_key_pk" PRIMARY KEY("token_hash","key")
);
--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_idx" ON "idempotent_answers" USING btree ("created");