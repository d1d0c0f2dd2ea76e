import { useEffect, useEffectEvent, useRef } from "react";
import { type Location, useLocation, useSearchParams } from "react-router";
import { noteView } from "./last-views.ts";

type Paged = {
  page: number;
};

/**
 * The changed fields, or a function that computes them from the newest view. The newest view may not be rendered yet.
 */
export type ViewChange<View> = Partial<View> | ((now: View) => Partial<View>);

type Address<View> = {
  viewOf: (params: URLSearchParams) => View;
  paramsOf: (view: View) => URLSearchParams;
};

export function useAddressView<View extends Paged>({ viewOf, paramsOf }: Address<View>) {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  // The URL changes only after its screen has loaded. The newest view is stored here, so that a quick second change
  // includes the first change.
  const latest = useRef(view);
  const follow = useEffectEvent(({ search }: Location) => {
    latest.current = viewOf(new URLSearchParams(search));
  });
  useEffect(() => {
    follow(location);
    noteView(location.pathname, location.search);
  }, [location]);
  return {
    view,
    /** Shows the first page, unless `change` contains another page. */
    show: (change: ViewChange<View>, { replace = true } = {}): void => {
      const fields = typeof change === "function" ? change(latest.current) : change;
      latest.current = { ...latest.current, page: 1, ...fields };
      setParams(paramsOf(latest.current), { replace, preventScrollReset: true });
    },
    hrefOf: (page: number): string => `?${paramsOf({ ...view, page }).toString()}`,
  };
}

export function switched<Name extends string>(
  all: readonly Name[],
  chosen: readonly Name[],
  name: string,
  isOn: boolean,
): Name[] {
  return all.filter((one) => (one === name ? isOn : chosen.includes(one)));
}
