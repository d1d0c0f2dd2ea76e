import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { can } from "#contract/values/permissions.ts";
import { trpc } from "../../api/trpc.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { useViewer } from "../../api/viewer.ts";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { GoogleKey } from "./GoogleKey.tsx";
import styles from "./Map.module.css";
import { MapPane } from "./MapPane.tsx";
import type { MapPlace } from "./place-form.ts";
import { PlaceEditor } from "./PlaceEditor.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { StillState } from "./StillState.tsx";
import { usePlace } from "./use-place.ts";

/** The polling interval while the server draws the preview image. */
const LOOK_MS = 2_000;
const none: MapPlace[] = [];

export function MapScreen() {
  const { t } = useTranslation("map");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const viewer = useViewer();
  const map = trpc.map.edited.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const still = state.data?.still;
      return still?.isWaiting && still.problem === null ? LOOK_MS : false;
    },
  });
  const place = usePlace();
  const places = map.data?.places ?? none;
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
        <Button isDisabled={places.length >= limits.mapPlaces} onPress={() => place.want(null)}>
          <Icon name="plus" />
          {t("add")}
        </Button>
      </header>
      <p className={screen.intro}>{t("intro")}</p>
      {map.isPending && <RowsSkeleton rows={3} />}
      {map.isError && !map.data && <Unreachable title={t("failed")} onAgain={() => void map.refetch()} />}
      {map.data && (
        <>
          <div className={styles.columns}>
            <div className={styles.column}>
              <PlaceList places={places} current={place.edited?.id ?? null} onOpen={(one) => place.want(one)} />
              {place.edited && (
                <PlaceEditor key={place.edited.id} place={place} onGone={() => heading.current?.focus()} />
              )}
            </div>
            <MapPane places={places} place={place} />
          </div>
          <StillState still={map.data.still} hasPlaces={places.length > 0} />
          <GoogleKey isAllowed={can(viewer, "update", "secrets")} />
        </>
      )}
      <Leaving isChanged={place.isChanged} wanted={place.isAsked} onEnd={place.answer} />
    </>
  );
}

type LeavingProps = { isChanged: boolean; wanted: boolean; onEnd: (leaves: boolean) => void };

/** Asks before unsaved changes are lost, if the user opens another screen or another place. */
function Leaving({ isChanged, wanted, onEnd }: LeavingProps) {
  const { t } = useTranslation("map");
  const texts = {
    title: t("leave.title"),
    text: t("leave.text"),
  };
  return (
    <>
      <LeaveQuestion isAsked={isChanged} {...texts} leaveLabel={t("leave.leave")} stayLabel={t("leave.stay")} />
      <ConfirmDialog
        isOpen={wanted}
        {...texts}
        confirmLabel={t("leave.leave")}
        cancelLabel={t("leave.stay")}
        onConfirm={() => onEnd(true)}
        onClose={() => onEnd(false)}
      />
    </>
  );
}
