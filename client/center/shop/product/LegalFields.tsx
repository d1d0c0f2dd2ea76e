// Legal fields that most products need only once. They are folded below a summary of their values.
import { useTranslation } from "react-i18next";
import { FoldedSection } from "../../FoldedSection.tsx";
import { Contents } from "./Contents.tsx";
import { FoodData } from "./FoodData.tsx";
import { Law } from "./Law.tsx";
import { shownParts } from "./goods-parts.ts";
import { hasLegalError } from "./legal-parts.ts";
import { Safety } from "./Safety.tsx";
import { useLegalSummary } from "./use-legal-summary.ts";
import type { Editing } from "./use-product.ts";

export function LegalFields({ editing }: { editing: Editing }) {
  const { t } = useTranslation("shopcenter");
  const { form, errors } = editing;
  const parts = shownParts(form);
  return (
    <FoldedSection
      id="legal"
      title={t("sections.legal")}
      summary={useLegalSummary(form)}
      errors={errors}
      hasError={hasLegalError(errors)}
    >
      <Contents editing={editing} />
      {parts.food && <FoodData editing={editing} />}
      {parts.safety && <Safety editing={editing} />}
      <Law editing={editing} />
    </FoldedSection>
  );
}
