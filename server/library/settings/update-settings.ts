import { isDeepStrictEqual } from "node:util";
import {
  SETTINGS_ID,
  type SiteSettings,
  answeredSections,
  type SectionName,
  sectionOf,
  secretsOf,
  type Settings,
  type UpdateSettingsInput,
} from "#contract/schemas/settings.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { MIN_LOGO_SIDE } from "#contract/look/brand-paths.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { can, guestViewer, mayChangeAccount, type Viewer } from "#contract/values/permissions.ts";
import type { GuaranteeNotice } from "#contract/shop/settings.ts";
import type { Tx } from "#db/open.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { type HeldContext, mustWait } from "../../approvals/ask.ts";
import { findFile, findFileIds } from "../files/store.ts";
import { changeHidden } from "../../settings/hidden-change.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { changeSettings } from "../../settings/change-settings.ts";
import { storeSettingsUses } from "./file-owner.ts";
import { holdPayment } from "./hold-payment.ts";
import { fieldsOf, presentSettings } from "../../settings/present.ts";
import { mergeSettings, refuseUnknownPlaces, secretChanges } from "../../settings/rules.ts";
import { sealSecret } from "../../kernel/secrets/seal.ts";
import { readSituation } from "./situation.ts";
import { getSettings, lockSettings, type LoadedSettings, versionOf } from "../../kernel/settings/store.ts";

/**
 * A new bank account and new payment keys may have to wait for a second person; the answer then has the old ones.
 * @param given the changes, or a function that computes them from the stored settings
 * @throws notFound (C404) for another id than `SETTINGS_ID`, conflict (C409) with the stored settings
 * @throws forbidden (C100) for a section that the viewer may not change
 * @throws invalid (C200) for unknown places and unsuitable files
 */
export function updateSettings(
  context: HeldContext<"secretKey" | "registries">,
  given: UpdateSettingsInput | ((settings: Settings, stored: LoadedSettings) => UpdateSettingsInput),
): Promise<SiteSettings> {
  const { services, viewer } = context;
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const isHeld = await mustWait(tx, context);
    const sent = typeof given === "function" ? given(before.settings, before) : given;
    if (sent.id !== undefined && sent.id !== SETTINGS_ID) throw new AppError("notFound");
    const situation = await readSituation(tx, before.settings, services.now());
    const present = (): SiteSettings => presentSettings(before, viewer, situation);
    refuseOtherVersion({ version: versionOf(before) }, sent.version, present);
    const input = isHeld ? await holdPayment(tx, context, before, sent) : sent;
    const settings = mergeSettings(before.settings, input);
    const after: LoadedSettings = {
      ...before,
      settings,
      secrets: { ...before.secrets },
      versions: { ...before.versions },
    };
    const changed = answeredSections.filter((name) => {
      const hasSecrets = changeSecrets(after, name, input, { viewer, secretKey: services.secretKey });
      return hasSecrets || changesFields(name, before, after, viewer);
    });
    if (changed.length === 0) return present();
    if (changed.includes("site")) refuseUnknownPlaces(settings.site, services.now());
    const { guaranteeNotice } = settings.shop;
    await refuseUnknownFiles(tx, guaranteeNotice, before.settings.shop.guaranteeNotice);
    if (settings.site.logo !== before.settings.site.logo) await refuseUnsuitableLogo(tx, settings.site.logo);
    for (const name of changed) after.versions[name] += 1;
    await changeSettings(
      tx,
      { viewer, at: services.now(), registries: services.registries },
      { before, after, names: changed },
    );
    await storeSettingsUses(tx, after);
    const next = await readSituation(tx, settings, situation.now);
    await publicChange(
      tx,
      "settings",
      presentSettings(before, guestViewer, situation),
      presentSettings(after, guestViewer, next),
    );
    await changeHidden(tx, before.settings, after.settings);
    const { updated } = await getSettings(tx);
    return presentSettings({ ...after, updated }, viewer, next);
  });
}

/** @throws invalid (C200) */
async function refuseUnknownFiles(tx: Tx, notice: GuaranteeNotice, before: GuaranteeNotice): Promise<void> {
  const added = (["de", "en"] as const).filter((at) => notice[at] !== null && notice[at] !== before[at]);
  const known = await findFileIds(
    tx,
    added.flatMap((at) => notice[at] ?? []),
  );
  const unknown = added.filter((at) => !known.has(notice[at] ?? ""));
  const fields = unknown.map((at) => [`shop.guaranteeNotice.${at}`, { key: "unknownFile" as const }]);
  if (unknown.length > 0) throw new AppError("invalid", { fields: Object.fromEntries(fields) });
}

const logoTypes = ["image/png", "image/jpeg", "image/webp"];

/** @throws invalid (C200) */
async function refuseUnsuitableLogo(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  const file = await findFile(tx, id);
  const key = file === null ? fieldKeys.unknownFile : fieldKeys.logoUnsuitable;
  const { width, height, mime } = file ?? { width: 0, height: 0, mime: "" };
  if (logoTypes.includes(mime) && Math.min(width ?? 0, height ?? 0) >= MIN_LOGO_SIDE) return;
  throw new AppError("invalid", { fields: { "site.logo": { key } } });
}

/** @throws forbidden (C100) */
function changesFields(name: SectionName, before: LoadedSettings, after: LoadedSettings, viewer: Viewer): boolean {
  if (isDeepStrictEqual(fieldsOf(before, name), fieldsOf(after, name))) return false;
  if (!can(viewer, "update", sectionOf(name).changedWith) && !closesOnly(name, { before, after, viewer }))
    throw new AppError("forbidden");
  const accountOf = ({ settings }: LoadedSettings): object => settings.shop.bankAccount;
  const isSame = name !== "shop" || isDeepStrictEqual(accountOf(before), accountOf(after));
  if (!isSame && !mayChangeAccount(viewer)) throw new AppError("forbidden");
  return true;
}

type Judged = { before: LoadedSettings; after: LoadedSettings; viewer: Viewer };

/** Editors may close a place for a day, but may change nothing else of the settings. */
function closesOnly(name: SectionName, { before, after, viewer }: Judged): boolean {
  const othersOf = ({ settings }: LoadedSettings): object => ({ ...settings.site, closed: [] });
  return name === "site" && can(viewer, "update", "closures") && isDeepStrictEqual(othersOf(before), othersOf(after));
}

type Sealing = { viewer: Viewer; secretKey: string };

/** @returns true if secrets of the section were set or cleared @throws forbidden (C100) */
function changeSecrets(
  after: LoadedSettings,
  name: SectionName,
  input: UpdateSettingsInput,
  { viewer, secretKey }: Sealing,
): boolean {
  const changes = secretChanges(input, secretsOf(name));
  if (changes.size > 0 && !can(viewer, "update", "secrets")) throw new AppError("forbidden");
  let isChanged = false;
  for (const [path, plain] of changes) {
    isChanged ||= plain !== null || after.secrets[path] !== undefined;
    if (plain === null) delete after.secrets[path];
    else after.secrets[path] = sealSecret(secretKey, plain);
  }
  return isChanged;
}
