import type { FieldProblem } from "#contract/schemas/errors.ts";
import type { LegalPage } from "#contract/values/legal-fields.ts";
import { type LegalFacts, operatorOf } from "./facts.ts";
import { missingOfModel } from "./model.ts";

type Settings = LegalFacts["settings"];
type Problems = Record<string, FieldProblem>;

const required = (isMissing: boolean, field: string): Problems => (isMissing ? { [field]: { key: "required" } } : {});

/** A natural person acts without a representative. */
const isRepresented = ({ kind }: Settings["legal"]["imprint"]): boolean => kind !== "unset" && kind !== "person";
const isRegistered = ({ kind }: Settings["legal"]["imprint"]): boolean => kind === "association";

const missingOf: Record<LegalPage, (facts: LegalFacts) => Problems> = {
  Impressum: ({ settings }) => {
    const { imprint } = settings.legal;
    const { name, street, zip, city, mail, phone } = operatorOf(settings);
    const { registerCourt, registerNumber, dispute, disputeBody } = imprint;
    const needsRegister = isRegistered(imprint);
    return {
      ...required(name === "", "imprint.name"),
      ...required(imprint.kind === "unset", "imprint.kind"),
      ...required(street === "", "imprint.street"),
      ...required(zip === "", "imprint.zip"),
      ...required(city === "", "imprint.city"),
      ...required(mail === "", "imprint.mail"),
      ...required(phone === "", "imprint.phone"),
      ...required(isRepresented(imprint) && imprint.represented === "", "imprint.represented"),
      ...required(registerCourt === "" && (needsRegister || registerNumber !== ""), "imprint.registerCourt"),
      ...required(registerNumber === "" && (needsRegister || registerCourt !== ""), "imprint.registerNumber"),
      ...required((dispute === "willing" || dispute === "obliged") && disputeBody === "", "imprint.disputeBody"),
    };
  },
  Datenschutz: ({
    settings: {
      legal: { privacy },
    },
  }) => ({
    ...required(!privacy.isOwnServer && privacy.host === "", "privacy.host"),
    ...required(privacy.logDays === 0, "privacy.logDays"),
  }),
  Barrierefreiheit: ({
    settings: {
      legal: { accessibility, imprint },
    },
  }) => ({
    ...required(accessibility.state === "unset", "accessibility.state"),
    ...required(accessibility.state === "partial" && accessibility.barriers === "", "accessibility.barriers"),
    ...required(accessibility.mail === "" && imprint.mail === "", "accessibility.mail"),
    ...required(accessibility.checked === null, "accessibility.checked"),
  }),
  Widerrufsbelehrung: (facts) => missingOfModel("Widerrufsbelehrung", facts),
  AGB: (facts) => missingOfModel("AGB", facts),
};

export function missingFields(page: LegalPage, facts: LegalFacts): Problems {
  return missingOf[page](facts);
}

/**
 * True if the controller in the privacy notice would be incomplete. The controller's details come from the form of the
 * imprint.
 */
export function lacksController(settings: Settings): boolean {
  const { name, street, zip, city, mail } = operatorOf(settings);
  return [name, street, zip, city, mail].includes("");
}
