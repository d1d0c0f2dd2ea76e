import layout from "../../ui/admin/Layout.module.css";
import type { PointerEvent as ReactPointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  hiddenPages,
  mayNest,
  type Navigation,
  type NavigationArea,
  type NavigationItem,
  type NavigationLeaf,
} from "#contract/values/navigation.ts";
import { isOpen } from "#contract/values/components.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { IconButton } from "../../ui/admin/Button.tsx";
import type { IconName } from "../../ui/admin/icons.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { moveMark } from "../../ui/admin/use-focus-after-move.ts";
import screen from "../Screen.module.css";
import { movedBy, movedIn, movedOut, type PageKey, type Spot } from "./move-page.ts";
import type { PageNames } from "./page-names.ts";
import styles from "./Navigation.module.css";
import type { Stored } from "./use-pages.ts";

type Props = {
  area: NavigationArea;
  stored: Stored;
  tree: Navigation;
  names: PageNames;
  drag: { key: PageKey; spot: Spot | null } | null;
  startDrag: (key: PageKey) => (event: ReactPointerEvent) => void;
  /**
   * @param by the direction of the move; the button for this direction gets the focus. With 0, the focus does not move.
   */
  onMove: (key: PageKey, next: Navigation, by: -1 | 1 | 0) => void;
  onEdit: (key: PageKey, leaf: NavigationLeaf) => void;
  onDelete: (key: PageKey, leaf: NavigationLeaf) => void;
};

export function PageArea(props: Props) {
  const { area, tree } = props;
  const { t } = useTranslation("navigation");
  const items = tree[area];
  return (
    <section aria-labelledby={`area-${area}`} className={screen.panel} data-area-of={area}>
      <h2 id={`area-${area}`} className={styles.areaName}>
        {t(`areas.${area}`)}
      </h2>
      {items.length === 0 && <p className={styles.empty}>{t("empty")}</p>}
      <ol className={styles.pages}>
        {items.map((item, index) => (
          <Branch key={item.page} {...props} item={item} index={index} />
        ))}
        <Line {...props} parent={null} index={items.length} />
      </ol>
    </section>
  );
}

function Branch({ item, index, ...props }: Props & { item: NavigationItem; index: number }) {
  return (
    <>
      <Line {...props} parent={null} index={index} />
      <li>
        <Row {...props} leaf={item} below={null} />
        {(item.children.length > 0 || props.drag !== null) && (
          <ol className={styles.below}>
            {item.children.map((child, place) => (
              <Leaf key={child.page} {...props} leaf={child} parent={item.page} index={place} />
            ))}
            <Line {...props} parent={item.page} index={item.children.length} />
          </ol>
        )}
      </li>
    </>
  );
}

function Leaf({ leaf, parent, index, ...props }: Props & { leaf: NavigationLeaf; parent: string; index: number }) {
  return (
    <>
      <Line {...props} parent={parent} index={index} />
      <li>
        <Row {...props} leaf={leaf} below={parent} />
      </li>
    </>
  );
}

function hiddenState(tree: Navigation, page: string): "hidden" | "hiddenAbove" | null {
  if (tree.hidden.includes(page)) return "hidden";
  return hiddenPages(tree).has(page) ? "hiddenAbove" : null;
}

/** Marks where a dragged page would be dropped. The index in `spot` is counted without the dragged page. */
function Line({ area, tree, drag, parent, index }: Props & { parent: string | null; index: number }) {
  const spot = drag?.spot;
  if (!drag || !spot || spot.area !== area || spot.parent !== parent) return null;
  const siblings = parent === null ? tree[area] : (tree[area].find(({ page }) => page === parent)?.children ?? []);
  const own = drag.key.area === area ? siblings.findIndex(({ page }) => page === drag.key.page) : -1;
  const shown = own >= 0 && spot.index > own ? spot.index + 1 : spot.index;
  return shown === index ? <li className={styles.line} aria-hidden="true" /> : null;
}

function Row({ leaf, below, ...props }: Props & { leaf: NavigationLeaf; below: string | null }) {
  const { area, stored, tree, names, drag, startDrag, onMove, onEdit, onDelete } = props;
  const { t } = useTranslation("navigation");
  const { page } = leaf;
  const key: PageKey = { area, page };
  const known = stored.pages[page];
  const name = names.shown(leaf, area);
  const isOff = !isOpen(useSiteSettings(), known?.path ?? "/");
  const published = isOff ? ("off" as const) : known?.state === "public" ? null : (known?.state ?? null);
  const states = [hiddenState(tree, page), published].filter((state) => state !== null);
  const step = (icon: IconName, label: string, next: Navigation | null, by: -1 | 1, hasMark: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      isDisabled={next === null}
      onPress={() => next && onMove(key, next, by)}
      {...(hasMark && { "data-move": moveMark({ key: `${area} ${page}`, by }) })}
    />
  );
  return (
    <div
      className={`${styles.row} ${drag && drag.key.page === page && drag.key.area === area ? styles.dragged : ""}`}
      data-page={page}
      data-area={area}
      data-below={below ?? undefined}
    >
      <span role="img" className={styles.handle} aria-label={t("drag", { name })} onPointerDown={startDrag(key)}>
        <Icon name="drag" />
      </span>
      <span className={styles.about}>
        <Link to={known?.path ?? "/"} lang="de" className={styles.name}>
          {name}
        </Link>
        <span className={layout.softSmall}>{known?.path}</span>
      </span>
      {states.length > 0 && (
        <span className={styles.states}>
          {states.map((state) => (
            <span key={state} className={styles.state}>
              {t(`state.${state}`)}
            </span>
          ))}
        </span>
      )}
      <span className={styles.steps}>
        {step("up", t("up", { name }), movedBy(tree, key, -1), -1, true)}
        {step("down", t("down", { name }), movedBy(tree, key, 1), 1, true)}
        {mayNest(page) &&
          (below === null
            ? step("indent", t("in", { name }), movedIn(tree, key), -1, false)
            : step("outdent", t("out", { name }), movedOut(tree, key), -1, false))}
        <IconButton icon="edit" label={t("editOf", { name })} onPress={() => onEdit(key, leaf)} />
        {known?.mayRemove && (
          <IconButton icon="trash" label={t("remove", { name })} onPress={() => onDelete(key, leaf)} />
        )}
      </span>
    </div>
  );
}
