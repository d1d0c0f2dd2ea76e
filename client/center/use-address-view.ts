// What a screen shows, as its address says it: the browser's back button returns to the same view.
import { useEffect, useEffectEvent, useRef } from "react";
import { type Location, useLocation, useSearchParams } from "react-router";

type Paged = {
  /** From 1. */
  page: number;
};

/** Fields, or how they follow from the newest view, which may not be shown yet. */
export type ViewChange<View> = Partial<View> | ((now: View) => Partial<View>);

type Address<View> = {
  /** Reads an address that a person may have typed: invalid parts are ignored. */
  viewOf: (params: URLSearchParams) => View;
  paramsOf: (view: View) => URLSearchParams;
};

export function useAddressView<View extends Paged>({ viewOf, paramsOf }: Address<View>) {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  // The address changes when its screen is loaded: the second of two quick choices builds on the first. Each arrival,
  // also at the same address, ends what was chosen before it and did not come.
  const latest = useRef(view);
  const follow = useEffectEvent(({ search }: Location) => {
    latest.current = viewOf(new URLSearchParams(search));
  });
  useEffect(() => follow(location), [location]);
  return {
    view,
    /** Other words or another choice begin at the first page. */
    show: (change: ViewChange<View>, { replace = true } = {}): void => {
      const fields = typeof change === "function" ? change(latest.current) : change;
      latest.current = { ...latest.current, page: 1, ...fields };
      setParams(paramsOf(latest.current), { replace, preventScrollReset: true });
    },
    hrefOf: (page: number): string => `?${paramsOf({ ...view, page }).toString()}`,
  };
}

/** The chosen ones in their usual order. */
export function switched<Name extends string>(
  all: readonly Name[],
  chosen: readonly Name[],
  name: string,
  isOn: boolean,
): Name[] {
  return all.filter((one) => (one === name ? isOn : chosen.includes(one)));
}
