// Adding a check: its rule in contract/values/status.ts, a file in checks/, its texts in status.json, and a line here.
import type { CheckName } from "#contract/values/status.ts";
import type { Check } from "./check.ts";
import { backups } from "./checks/backups.ts";
import { clock } from "./checks/clock.ts";
import { database } from "./checks/database.ts";
import { disk } from "./checks/disk.ts";
import { https } from "./checks/https.ts";
import { jobs } from "./checks/jobs.ts";
import { mailServer } from "./checks/mail-server.ts";
import { payments } from "./checks/payments.ts";
import { publicUrl } from "./checks/public-url.ts";
import { quota } from "./checks/quota.ts";
import { dkim, dmarc, spf } from "./checks/sender-domain.ts";
import { sizes } from "./checks/sizes.ts";
import { social } from "./checks/social.ts";
import { storage } from "./checks/storage.ts";
import { stripe } from "./checks/stripe.ts";
import { version } from "./checks/version.ts";

export const allChecks: { readonly [Name in CheckName]: Check<Name> } = {
  database,
  sizes,
  storage,
  disk,
  quota,
  jobs,
  backups,
  mailServer,
  spf,
  dkim,
  dmarc,
  payments,
  stripe,
  social,
  publicUrl,
  https,
  clock,
  version,
};
