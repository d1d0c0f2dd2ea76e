import { choicesIn, hasChoices } from "#contract/blocks/form/kinds.ts";
import layout from "../../ui/admin/Layout.module.css";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { type BlockType, type ChoiceName, type ChoiceValue, choicesOf } from "#contract/blocks/definitions.ts";
import { textsOf } from "#contract/blocks/registry.ts";
import { formatDay } from "#contract/values/dates.ts";
import { dayName } from "#contract/values/hours-words.ts";
import { formatNumber, formatSum } from "#contract/values/numbers.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { deserialize } from "../../editor/html-read.ts";
import { parseHtml } from "../../editor/html-tree.ts";
import { serialize } from "../../editor/html-write.ts";
import article from "../../site/entries/Article.module.css";
import styles from "../ConflictDialog.module.css";
import type { ButtonsBlock, DraftBlock, DraftBlockOf, DraftSponsor } from "../draft-blocks.ts";
import { markedWords } from "../marked-words.ts";

type Props<Shown extends DraftBlock> = {
  block: Shown;
  other?: Shown | undefined;
};
type Summary<Type extends BlockType> = ComponentType<Props<DraftBlockOf<Type>>>;

const summaries: { [Type in BlockType]?: Summary<Type> } = {
  text: TextSummary,
  gallery: GallerySummary,
  fileList: FilesSummary,
  downloads: FilesSummary,
  links: LinksSummary,
  callToAction: ({ block }) => <Line>{[block.text, ...wordsOf(block)].join(" · ")}</Line>,
  comingEvents: ListingSummary,
  latestNews: ListingSummary,
  openingHours: HoursSummary,
  splash: ({ block }) => <Line>{wordsOf(block).join(" · ")}</Line>,
  video: VideoSummary,
  fact: FactSummary,
  progress: ProgressSummary,
  way: WaySummary,
  form: FormSummary,
  sponsors: SponsorsSummary,
  people: PeopleSummary,
  timetable: TimetableSummary,
  linkedPicture: LinkedPictureSummary,
  embed: EmbedSummary,
};

const wordsOf = ({ buttons }: ButtonsBlock): string[] => buttons.map(({ label, url }) => `${label} (${url})`);

export function BlockSummary(props: Props<DraftBlock>) {
  // TypeScript cannot see that a block matches the summary of its type.
  const Summary = (summaries[props.block.type] ?? TextsSummary) as ComponentType<Props<DraftBlock>>;
  return <Summary {...props} />;
}

/** A working copy may contain unsafe HTML. The editor's own reader and writer keep only allowed elements. */
function safeHtml(html: string): string {
  return serialize(deserialize(parseHtml(html)));
}

function TextSummary({ block, other }: Props<DraftBlockOf<"text">>) {
  const { t } = useTranslation("admin");
  const count = block.media.length;
  return (
    <>
      <Html html={block.html} other={other?.html} />
      {count > 0 && <Line>{t("blocks.pictures", { count })}</Line>}
    </>
  );
}

function Html({ html: own, other }: { html: string; other: string | undefined }) {
  const html = safeHtml(own);
  const __html = other === undefined ? html : markedWords(html, safeHtml(other));
  return <div className={`${article.prose} ${styles.words}`} dangerouslySetInnerHTML={{ __html }} />;
}

function TextsSummary({ block, other }: Props<DraftBlock>) {
  const { t } = useTranslation("admin");
  const chosen = block as Partial<Record<ChoiceName, ChoiceValue>>;
  const choices = choicesOf(block.type).flatMap(([name]) => {
    const value = chosen[name];
    return value === undefined ? [] : t(`blocks.choices.${value}`);
  });
  const texts = textsOf(block);
  const lines = texts.flatMap(({ text, de }) => (text.kind === "html" || de === "" ? [] : de));
  const others = new Map(other && textsOf(other).map(({ field, de }) => [field, de]));
  return (
    <>
      {choices.length + lines.length > 0 && <Line>{[...choices, ...lines].join(" · ")}</Line>}
      {texts.map(
        ({ text, field, de }) => text.kind === "html" && <Html key={field} html={de} other={others.get(field)} />,
      )}
    </>
  );
}

function GallerySummary({ block: { settings } }: { block: DraftBlockOf<"gallery"> }) {
  const { t } = useTranslation("admin");
  const title = settings.title || t("gallery.untitled");
  const captions = settings.images.flatMap(({ caption }) => caption || []);
  return <Line>{[t("gallery.summary", { title, count: settings.images.length }), ...captions].join(" · ")}</Line>;
}

function FilesSummary({ block: { files } }: { block: DraftBlockOf<"fileList"> | DraftBlockOf<"downloads"> }) {
  const { t } = useTranslation("admin");
  return <Line>{t("downloads.summary", { count: files.length })}</Line>;
}

function LinksSummary({ block: { links } }: { block: DraftBlockOf<"links"> }) {
  const { t } = useTranslation("admin");
  const words = links.map(({ title, url }) => `${title} (${url})`);
  return <Line>{[t("links.summary", { count: links.length }), ...words].join(" · ")}</Line>;
}

function VideoSummary({ block: { title, video } }: { block: DraftBlockOf<"video"> }) {
  const { t } = useTranslation("admin");
  const source = video.from === "youtube" ? video.id : t("video.sources.library");
  return <Line>{`${t("video.label", { title: title || t("video.untitled") })} · ${source}`}</Line>;
}

function FactSummary({ block: { number, unit, text, source, url } }: { block: DraftBlockOf<"fact"> }) {
  const { i18n } = useTranslation("admin");
  const figure = number === null ? "–" : formatNumber(number, i18n.language);
  return <Line>{[`${figure} ${unit}`, text, source, url].filter(Boolean).join(" · ")}</Line>;
}

function ProgressSummary({ block }: { block: DraftBlockOf<"progress"> }) {
  const { i18n } = useTranslation("admin");
  const { currency } = useSiteSettings().shop;
  const sum = (cents: number | null): string => (cents === null ? "–" : formatSum(cents, currency, i18n.language));
  const sums = `${sum(block.reachedCents)} / ${sum(block.goalCents)}`;
  return <Line>{[block.title, sums, block.text].filter(Boolean).join(" · ")}</Line>;
}

function WaySummary({ block: { title, stops } }: { block: DraftBlockOf<"way"> }) {
  const { t } = useTranslation();
  const legs = stops.map(({ by, minutes, name, text }) =>
    [name, minutes === null ? t(`way.by.${by}`) : t("way.leg", { by: t(`way.by.${by}`), count: minutes }), text]
      .filter(Boolean)
      .join(", "),
  );
  return <Line>{[title, ...legs].filter(Boolean).join(" · ")}</Line>;
}

function FormSummary({ block }: { block: DraftBlockOf<"form"> }) {
  const { t } = useTranslation("admin");
  const fields = block.fields.map(({ label, kind, isRequired, help, choices }) =>
    [
      label,
      t(`form.kinds.${kind}`),
      isRequired && t("form.required"),
      help,
      hasChoices(kind) && choicesIn(choices).join(" / "),
    ]
      .filter(Boolean)
      .join(", "),
  );
  const { title, text, button, thanks, recipients } = block;
  return <Line>{[title, text, ...fields, button, thanks, recipients.join(", ")].filter(Boolean).join(" · ")}</Line>;
}

function SponsorsSummary({ block: { tiers } }: { block: DraftBlockOf<"sponsors"> }) {
  const { t } = useTranslation("admin");
  const sponsor = ({ name, url, until }: DraftSponsor): string =>
    [name, url, until !== null && `${t("sponsors.until")}: ${formatDay(until)}`].filter(Boolean).join(", ");
  return <Line>{tiers.map((tier) => [tier.title, ...tier.sponsors.map(sponsor)].join(" · ")).join(" · ")}</Line>;
}

function PeopleSummary({ block: { title, persons } }: { block: DraftBlockOf<"people"> }) {
  const people = persons.map(({ name, office, email, phone }) =>
    [name, office, email, phone].filter(Boolean).join(", "),
  );
  return <Line>{[title, ...people].filter(Boolean).join(" · ")}</Line>;
}

function TimetableSummary({ block: { title, rows } }: { block: DraftBlockOf<"timetable"> }) {
  const { i18n } = useTranslation();
  const times = rows.map(({ day, from, to, group, place, note }) =>
    [`${dayName(day, i18n.language)} ${from}–${to}`, group, place, note].filter(Boolean).join(", "),
  );
  return <Line>{[title, ...times].filter(Boolean).join(" · ")}</Line>;
}

function LinkedPictureSummary({ block: { alt, url, width, caption } }: { block: DraftBlockOf<"linkedPicture"> }) {
  const { t } = useTranslation("admin");
  return <Line>{[`${alt} (${url})`, t(`blocks.choices.${width}`), caption].filter(Boolean).join(" · ")}</Line>;
}

function EmbedSummary({ block: { title, url, height } }: { block: DraftBlockOf<"embed"> }) {
  const { t } = useTranslation("admin");
  return <Line>{`${title} (${url}) · ${t(`blocks.choices.${height}`)}`}</Line>;
}

function ListingSummary({ block }: { block: DraftBlockOf<"comingEvents"> | DraftBlockOf<"latestNews"> }) {
  const { t } = useTranslation("admin");
  return <Line>{`${t(`blocks.kinds.${block.type}`)} (${block.count})`}</Line>;
}

function HoursSummary() {
  const { t } = useTranslation("admin");
  return <Line>{t("blocks.kinds.openingHours")}</Line>;
}

function Line({ children }: { children: string }) {
  const { i18n } = useTranslation();
  return (
    <p lang={i18n.language} className={layout.soft}>
      {children}
    </p>
  );
}
