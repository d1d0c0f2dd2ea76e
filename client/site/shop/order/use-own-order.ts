import { useQuery } from "@tanstack/react-query";
import { isMissing } from "../../../api/loader.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";

export type OwnOrder = Answers["ownOrder"]["read"];

const POLL_MS = 5_000;

const isUnderWay = ({ status, payment }: OwnOrder): boolean =>
  status === "pending" && (payment.source === "creditcard" || payment.source === "sofort");

export function useOwnOrder(order: string, secret: string) {
  const { client } = trpc.useUtils();
  const { data, error, refetch } = useQuery({
    queryKey: ["own-order", order, secret],
    // This is a mutation, because a query would have the secret in its URL.
    queryFn: () => client.ownOrder.read.mutate({ order, secret }),
    // Customers who return from the withdrawal form must see the withdrawal without a reload.
    staleTime: 0,
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
  const problem = error && !data ? (isMissing(error) ? ("unknown" as const) : ("failed" as const)) : null;
  return { order: data, problem, again: () => void refetch() };
}
