import { localDay } from "#contract/values/clock-of-place.ts";
import type { LawConfirmation, LawLine, LawState } from "#contract/schemas/law.ts";
import { type LawLineId, lawLines } from "#contract/values/law-lines.ts";
import { fixedPages, shopCenterPath, socialPath } from "#contract/values/pages.ts";
import { type Facts, type Needs, readFacts } from "./facts.ts";
import { judge } from "./judge.ts";

const itemsPath = `${shopCenterPath}/items`;

const paths: Partial<Record<LawLineId, string>> = {
  L1: fixedPages.Impressum,
  L2: fixedPages.Datenschutz,
  L9: itemsPath,
  L10: itemsPath,
  L15: fixedPages.AGB,
  L17: itemsPath,
  L18: `${shopCenterPath}/settings#guarantee`,
  L25: "/admincenter/files",
  L27: socialPath,
  L29: itemsPath,
  L30: `${shopCenterPath}/settings#packaging`,
};

export async function checkLaw(services: Needs): Promise<LawLine[]> {
  const facts = await readFacts(services);
  return lawLines.map((line) => checkLine(line, facts));
}

export function checkLine({ id, since, source, isConfirmed }: (typeof lawLines)[number], facts: Facts): LawLine {
  const findings = since > facts.day ? null : judge(id, facts);
  // Without claims in any text, there is nothing that a person could confirm.
  const isAsked = isConfirmed && findings !== null && (id !== "L28" || findings.length > 0);
  const confirmed = isAsked ? confirmationOf(id, since, facts) : null;
  return {
    id,
    state: stateOf(findings, confirmed),
    since,
    source,
    findings: findings ?? [],
    confirmed,
    path: paths[id] ?? null,
  };
}

function stateOf(findings: LawLine["findings"] | null, confirmed: LawLine["confirmed"]): LawState {
  if (findings === null) return "notApplicable";
  return findings.some(({ isHint }) => !isHint) || confirmed === "missing" || confirmed === "outdated" ? "open" : "met";
}

/**
 * A confirmation is outdated if the rule is newer. For the privacy notice (L2), it is also outdated after a change of
 * components; for environmental claims (L28), after a change of a text with a claim.
 */
function confirmationOf(
  id: LawLineId,
  since: string,
  { confirmations, componentsChanged, claims }: Facts,
): LawConfirmation | "missing" | "outdated" {
  const stored = confirmations.find(({ line }) => line === id);
  if (!stored) return "missing";
  const changed = id === "L2" ? componentsChanged : id === "L28" ? claims.changed : null;
  const isOfOtherSite = changed !== null && changed > stored.at;
  if (localDay(stored.at) < since || isOfOtherSite) return "outdated";
  return { at: stored.at.toISOString(), by: stored.userName };
}
