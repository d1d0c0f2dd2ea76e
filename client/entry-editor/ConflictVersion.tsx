import { isSameValue } from "#contract/values/same-value.ts";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { tagLabel } from "../files/tag-label.ts";
import styles from "./ConflictDialog.module.css";
import { BlockSummary } from "./blocks/BlockSummary.tsx";
import { filledBlocks } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import type { Editing } from "./use-editing.ts";

type Props = { heading: string; draft: Draft; other: Draft; files: Editing["files"] };

export function ConflictVersion({ heading, draft, other, files }: Props) {
  const { t, i18n } = useTranslation("admin");
  const { title } = draft;
  const others = filledBlocks(other);
  const isElsewhere = (block: DraftBlock): boolean => others.some((one) => isSameValue(one, block, notCompared));
  return (
    <section aria-label={heading} className={styles.version}>
      <h3>{heading}</h3>
      <div lang="de" className={styles.text} tabIndex={0} role="group" aria-label={title}>
        <Marked isMarked={title !== other.title}>
          <p className={styles.title}>{title}</p>
        </Marked>
        <dl lang={i18n.language} className={styles.facts}>
          {differentFacts(draft, other, files, t).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {filledBlocks(draft).map((block) => (
          <Marked key={block.id} isMarked={!isElsewhere(block)}>
            <BlockSummary block={block} other={sameBlock(block, other)} />
          </Marked>
        ))}
      </div>
    </section>
  );
}

/** Ids mean nothing to users, so the comparison ignores them. */
const notCompared = ["id", "key"];

function sameBlock(block: DraftBlock, { blocks }: Draft): DraftBlock | undefined {
  return blocks.find(({ id, type }) => id === block.id && type === block.type);
}

/** If Draft gets a new field, the compiler requires a line for it below. */
type Fact = Exclude<keyof Draft, "title" | "blocks">;

function differentFacts(
  draft: Draft,
  other: Draft,
  files: Editing["files"],
  t: TFunction<"admin">,
): [string, string][] {
  const momentOf = (moment: string | null): string => (moment === null ? t("conflict.none") : formatMoment(moment));
  const facts: { [Field in Fact]: [name: string, format: (draft: Draft) => string] } = {
    en: [t("english.title"), ({ en }) => en?.title || t("conflict.none")],
    byline: [t("editor.byline"), ({ byline }) => byline || t("conflict.none")],
    confirmed: [t("english.confirmed"), ({ confirmed }) => String(confirmed.length)],
    publishDate: [t("editor.publishDate"), ({ publishDate }) => momentOf(publishDate)],
    publicUntil: [t("editor.publicUntil"), ({ publicUntil }) => momentOf(publicUntil)],
    date: [t("editor.date"), ({ date }) => momentOf(date)],
    event: [t("event.label"), ({ event }) => eventInWords(event, t)],
    mainPicture: [
      t("conflict.mainPicture"),
      ({ mainPicture: id }) => (id === null ? t("conflict.none") : (files[id]?.name ?? t("conflict.otherPicture"))),
    ],
    tags: [t("editor.tags"), ({ tags }) => tags.map(tagLabel).join(", ") || t("conflict.none")],
    isRound: [t("editor.isRound"), ({ isRound }) => t(isRound ? "yes" : "no")],
    hasComments: [t("editor.comments"), ({ hasComments }) => t(hasComments ? "yes" : "no")],
  };
  return (Object.keys(facts) as Fact[]).flatMap((field): [string, string][] => {
    const [name, format] = facts[field];
    return isSameValue(draft[field], other[field]) ? [] : [[name, format(draft)]];
  });
}

function eventInWords(event: Draft["event"], t: TFunction<"admin">): string {
  if (event === null) return t("event.none");
  const { end, place, price, status, rrule, exdates } = event;
  const days = exdates.map((day) => formatMoment(day)).join(", ");
  return [
    t(`event.statuses.${status}`),
    end && `${t("event.end")}: ${formatMoment(end)}`,
    place && `${t("event.place")}: ${place}`,
    price && `${t("event.price")}: ${price}`,
    rrule && `${t("event.again")}: ${rrule}`,
    days && `${t("event.leftOut")}: ${days}`,
  ]
    .filter(Boolean)
    .join("; ");
}

function Marked({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  const { t, i18n } = useTranslation("admin");
  if (!isMarked) return children;
  return (
    <div className={styles.marked}>
      <span lang={i18n.language} className="visually-hidden">
        {t("conflict.differs")}
      </span>
      {children}
    </div>
  );
}
