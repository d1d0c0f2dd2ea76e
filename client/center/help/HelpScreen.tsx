import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOpen } from "#contract/values/components.ts";
import { can } from "#contract/values/permissions.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { useViewer } from "../../api/viewer.ts";
import { SearchField } from "../../ui/admin/SearchField.tsx";
import { mayOpen } from "../permitted.ts";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { isAbout } from "./find-topics.ts";
import styles from "./HelpScreen.module.css";
import { HelpTopicPart } from "./HelpTopicPart.tsx";
import { type HelpTopic, helpTopics } from "./topics.ts";

export function HelpScreen() {
  const { t } = useTranslation("help");
  const { t: admin } = useTranslation("admin");
  const [query, setQuery] = useState("");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const groups = useGroups(query);
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0);
  const id = useId();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      <div className={styles.search}>
        <SearchField label={t("search")} query={query} onSearch={setQuery} />
        <p role="status" className={styles.found}>
          {query !== "" && (count === 0 ? t("none") : t("found", { count }))}
        </p>
      </div>
      {groups.map(({ group, topics }) => (
        <section key={group} aria-labelledby={`${id}-${group}`} className={styles.group}>
          <h2 id={`${id}-${group}`}>{admin(`center.groups.${group}`)}</h2>
          {topics.map((topic) => (
            // If the search finds a single instruction, it opens.
            <HelpTopicPart
              key={`${topic.name} ${query !== "" && count === 1}`}
              topic={topic}
              isFound={query !== "" && count === 1}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** What the viewer may do, and what the search finds. */
function useGroups(query: string) {
  const { t } = useTranslation("help");
  const viewer = useViewer();
  const settings = useSiteSettings();
  const isShown = ({ name, path, needs }: HelpTopic): boolean =>
    mayOpen(viewer, path) &&
    isOpen(settings, path) &&
    (needs === undefined || can(viewer, ...needs)) &&
    isAbout(
      query,
      (["title", "words", "steps", "note"] as const).map((part) => t(`topics.${name}.${part}`)),
    );
  return helpTopics
    .map(({ group, topics }) => ({ group, topics: topics.filter(isShown) }))
    .filter(({ topics }) => topics.length > 0);
}
