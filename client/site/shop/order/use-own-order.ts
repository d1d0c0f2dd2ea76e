import { isMissing } from "../../../api/loader.ts";
import { useClient, useWatched } from "../../../api/access.ts";
import type { Answers } from "../../../api/trpc.ts";

export type OwnOrder = Answers["ownOrder"]["read"];

const POLL_MS = 5_000;

const isUnderWay = ({ status, payment }: OwnOrder): boolean =>
  status === "pending" && (payment.source === "creditcard" || payment.source === "sofort");

export function useOwnOrder(order: string, secret: string) {
  const client = useClient();
  const { data, error, again } = useWatched<OwnOrder>(
    {
      queryKey: ["own-order", order, secret],
      // This is a mutation, because a query would have the secret in its URL.
      queryFn: () => client.ownOrder.read.mutate({ order, secret }),
    },
    {
      // Customers who return from the withdrawal form must see the withdrawal without a reload.
      isAlwaysAsked: true,
      againAfter: ({ data: own }) => (own && isUnderWay(own as OwnOrder) ? POLL_MS : null),
    },
  );
  const problem = error !== null && !data ? (isMissing(error) ? ("unknown" as const) : ("failed" as const)) : null;
  return { order: data, problem, again };
}
