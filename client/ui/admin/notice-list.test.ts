import { expect, test } from "vitest";
import { type Notice, withNotice } from "./notice-list.ts";

const notice = (id: number, text: string, more: Partial<Notice> = {}): Notice => ({ id, text, tone: "bad", ...more });
const added = (...all: Notice[]): number[] =>
  all.reduce<readonly Notice[]>((shown, one) => withNotice(shown, one), []).map(({ id }) => id);
const run = (): void => undefined;

test("an error that comes again replaces itself; other errors and results stay", () => {
  expect(added(notice(1, "Bitte prüfen"), notice(2, "Bitte prüfen"))).toEqual([2]);
  expect(added(notice(1, "Bitte prüfen"), notice(2, "Kein Netz"), notice(3, "Bitte prüfen"))).toEqual([2, 3]);
  expect(added(notice(1, "gelöscht", { tone: "good" }), notice(2, "gelöscht", { tone: "good" }))).toEqual([1, 2]);
});

test("a refused save is no longer told once something succeeded", () => {
  const refused = notice(1, "Bitte prüfen", { isRefusal: true });
  expect(added(refused, notice(2, "gespeichert", { tone: "good" }))).toEqual([2]);
  expect(added(refused, notice(2, "Kein Netz"))).toEqual([1, 2]);
});

test("a notice with a button that must be pressed stays one, and does what the newest would", () => {
  const needed = (id: number) => notice(id, "Abgemeldet", { action: { label: "Anmelden", run, isNeeded: true } });
  expect(added(needed(1), needed(2))).toEqual([1]);
  expect(added(notice(1, "Zu", { action: { label: "Rückgängig", run } }), notice(2, "Zu"))).toEqual([1, 2]);
});

test("three results at most are shown; what can be pressed and errors do not count", () => {
  const result = (id: number) => notice(id, `gesichert ${id}`, { tone: "good" });
  const needed = notice(9, "Abgemeldet", { tone: "good", action: { label: "Rückgängig", run } });
  expect(added(result(1), needed, result(2), notice(8, "Kein Netz"), result(3), result(4))).toEqual([9, 2, 8, 3, 4]);
});

test("a newer notice about the same thing replaces the older, whatever their tones and buttons", () => {
  const good = { tone: "good" } as const;
  const undo = { action: { label: "Rückgängig", run } };
  const published = notice(1, "veröffentlicht", { ...good, ...undo, about: "apfel" });
  expect(added(published, notice(2, "zurückgezogen", { ...good, ...undo, about: "apfel" }))).toEqual([2]);
  expect(added(published, notice(2, "Kein Netz", { about: "apfel" }))).toEqual([2]);
  expect(added(published, notice(2, "veröffentlicht", { ...good, about: "birne" }))).toEqual([1, 2]);
  expect(added(notice(1, "Papierkorb geleert", good), notice(2, "Kopiert", good))).toEqual([1, 2]);
  const needed = notice(1, "Abgemeldet", { about: "apfel", action: { label: "Anmelden", run, isNeeded: true } });
  expect(added(needed, notice(2, "veröffentlicht", { ...good, about: "apfel" }))).toEqual([1, 2]);
});
