import { expect, test } from "vitest";
import { subjectAfter } from "./answer-subject.ts";
import { mailHref, telHref } from "#contract/values/contact-links.ts";

test("an answer takes up the subject of the one before it", () => {
  expect(subjectAfter([], "Re: Ihre Nachricht")).toBe("Re: Ihre Nachricht");
  const automatic = { subject: "Ihre Nachricht ist angekommen" };
  expect(subjectAfter([automatic], "x")).toBe("Re: Ihre Nachricht ist angekommen");
  expect(subjectAfter([automatic, { subject: "RE: Scheune" }], "x")).toBe("RE: Scheune");
});

test("a phone number is dialled as people write it", () => {
  expect(telHref("0176 / 040-690 12")).toBe("tel:017604069012");
  expect(telHref("+49 (0)30 23125-0")).toBe("tel:+4930231250");
  expect(telHref("(030) 23125")).toBe("tel:03023125");
});

test("an address opens a mail to it and to nobody else", () => {
  expect(mailHref("erika@example.org")).toBe("mailto:erika@example.org");
  expect(mailHref("a?bcc=b&c@example.org")).toBe("mailto:a%3Fbcc%3Db%26c@example.org");
});
