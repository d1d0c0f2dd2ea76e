import { IconButton } from "../../ui/admin/Button.tsx";
import { moveMark } from "../../ui/admin/use-focus-after-move.ts";

export type RowLabels = { up: string; down: string; remove: string };

type Props = {
  rowKey: string;
  place: { index: number; count: number };
  labels: RowLabels;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function RowTools({ rowKey, place: { index, count }, labels, onMove, onRemove }: Props) {
  return (
    <>
      {count > 1 && (
        <>
          <IconButton
            icon="up"
            label={labels.up}
            isDisabled={index === 0}
            data-move={moveMark({ key: rowKey, by: -1 })}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            label={labels.down}
            isDisabled={index === count - 1}
            data-move={moveMark({ key: rowKey, by: 1 })}
            onPress={() => onMove(1)}
          />
        </>
      )}
      <IconButton icon="trash" label={labels.remove} onPress={onRemove} />
    </>
  );
}
