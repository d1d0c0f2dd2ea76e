import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { PaidOrder, Proposal, StatementAnswer, StatementColumns } from "#contract/shop/bank.ts";
import { useReason } from "../../../../language/reason.ts";
import { trpc } from "../../../../api/trpc.ts";
import { refusalOf } from "../../../../api/refusal.ts";
import { notify, useNotifyError } from "../../../../ui/admin/notices.tsx";
import { compressed } from "./compressed.ts";

type Sent = { name: string; file: string };

export const isBookable = ({ order, problem }: Proposal): boolean => order !== null && problem === null;

export function useStatement() {
  const { t } = useTranslation("shopcenter");
  const reasonOf = useReason();
  const [sent, setSent] = useState<Sent | null>(null);
  const [answer, setAnswer] = useState<StatementAnswer | null>(null);
  const [round, setRound] = useState(0);
  const [error, setError] = useState<string>();
  const read = trpc.bank.read.useMutation();

  const ask = async (statement: Sent, columns?: StatementColumns): Promise<void> => {
    setError(undefined);
    try {
      const next = await read.mutateAsync({ file: statement.file, ...(columns && { columns }) });
      setSent(statement);
      setAnswer(next);
      setRound((before) => before + 1);
    } catch (refused) {
      setError(refusalOf(refused)?.fields?.["file"] ?? reasonOf(refused));
    }
  };

  const choose = async (file: File): Promise<void> => {
    if (file.size > limits.statementBytes) return setError(t("statement.tooLarge"));
    await ask({ name: file.name, file: await compressed(file) });
  };
  return {
    name: sent?.name ?? "",
    round,
    answer,
    error,
    isBusy: read.isPending,
    choose: (file: File) => void choose(file),
    nameColumns: (columns: StatementColumns) => sent && void ask(sent, columns),
  };
}

export function useBooking(proposals: readonly Proposal[]) {
  const { t } = useTranslation("shopcenter");
  const notifyError = useNotifyError();
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => hashesOf(proposals.filter(isCertain)));
  const [booked, setBooked] = useState<ReadonlySet<string>>(new Set());
  const ticked = proposals.filter(({ hash }) => chosen.has(hash));
  const book = trpc.bank.book.useMutation({
    onError: notifyError,
    onSuccess: ({ paid, partlyPaid, unchanged }) => {
      setBooked(new Set([...booked, ...hashesOf(ticked)]));
      setChosen(new Set());
      void utils.orders.invalidate();
      if (paid.length > 0) notify(t("orders.marked.paid", { count: paid.length }));
      if (partlyPaid.length > 0) notify(t("statement.partlyPaid", { numbers: partlyPaid.join(", ") }));
      if (unchanged.length > 0) notify(t("statement.unchanged", { numbers: unchanged.join(", ") }), "bad");
    },
  });
  const choose = (hash: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(hash);
    else next.delete(hash);
    setChosen(next);
  };
  const send = (): void => {
    if (!book.isPending && ticked.length > 0) book.mutate({ payments: paymentsOf(ticked) });
  };
  return { chosen, booked, ticked, choose, send, isBusy: book.isPending };
}

const isCertain = (proposal: Proposal): boolean => isBookable(proposal) && proposal.certainty === "certain";
const hashesOf = (proposals: readonly Proposal[]): Set<string> => new Set(proposals.map(({ hash }) => hash));

export const ordersOf = ({ order, others }: Proposal): PaidOrder[] => (order ? [order, ...others] : []);

/** If a bank transfer pays several orders, each of them is paid in full. */
function paymentsOf(ticked: readonly Proposal[]) {
  const parts = ticked.flatMap((one) =>
    ordersOf(one).map(({ id, total }) => ({ ...one, order: id, cents: one.others.length > 0 ? total : one.cents })),
  );
  return [...Map.groupBy(parts, ({ order }) => order)].map(([order, some]) => ({
    order,
    bookings: some.map(({ hash, day, cents }) => ({ hash, day, cents })),
  }));
}
