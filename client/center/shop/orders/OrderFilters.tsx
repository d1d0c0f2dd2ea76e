import { useTranslation } from "react-i18next";
import { orderStates } from "#contract/shop/order-states.ts";
import type { Order } from "#contract/shop/orders.ts";
import { TagChips } from "../../../files/TagChips.tsx";
import { Button } from "../../../ui/admin/Button.tsx";
import { FilterSwitches } from "../../../ui/admin/FilterSwitches.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import type { Step } from "../../list/StepControl.tsx";
import { switched, type ViewChange } from "../../use-address-view.ts";
import { filterCount, type OrdersView } from "./orders-address.ts";

type Props = {
  view: OrdersView;
  first: Order | undefined;
  onShow: (change: ViewChange<OrdersView>) => void;
  steps: readonly Step[];
  said: string;
};

const UNREAD = "unread";
const names = [UNREAD, ...orderStates] as const;

export function OrderFilters({ view, first, onShow, steps, said }: Props) {
  const { t } = useTranslation("shopcenter");
  const { query, states, isUnread, tag, customer } = view;
  const filters = (
    <>
      <FilterSwitches
        label={t("orders.filter")}
        options={names.map((name) => ({ name, label: t(`orders.filters.${name}`) }))}
        chosen={new Set([...(isUnread ? [UNREAD] : []), ...states])}
        onChange={(name, isOn) =>
          onShow(
            name === UNREAD ? { isUnread: isOn } : (now) => ({ states: switched(orderStates, now.states, name, isOn) }),
          )
        }
      />
      {tag !== null && <TagChips tags={[tag]} onRemove={() => onShow({ tag: null })} />}
      {customer !== null && (
        <Button onPress={() => onShow({ customer: null })}>
          {first ? t("orders.ofCustomer", { name: nameOf(first) }) : t("orders.ofOne")}
          <Icon name="close" />
        </Button>
      )}
    </>
  );
  return (
    <ListTools
      search={{ label: t("orders.search"), query, onSearch: (text) => onShow({ query: text }) }}
      filters={filters}
      filterCount={filterCount(view)}
      steps={steps}
      said={said}
    />
  );
}

const nameOf = ({ order: { firstName, lastName, email } }: Order): string => `${firstName} ${lastName}`.trim() || email;
