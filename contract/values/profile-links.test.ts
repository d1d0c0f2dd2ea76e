import { expect, it } from "vitest";
import { profileLinks } from "./profile-links.ts";

it.each([
  ["https://www.instagram.com/svau/", "Instagram"],
  ["https://youtu.be/x", "YouTube"],
  ["https://m.youtube.com/@svau", "YouTube"],
  ["https://whatsapp.com/channel/0029Va", "WhatsApp"],
  ["https://t.me/svau", "Telegram"],
  ["https://social.example.org/@svau", "Mastodon"],
  ["https://bsky.app/profile/svau.example.org", "Bluesky"],
  ["https://www.verband.example.org/vereine/7", "verband.example.org"],
  ["https://constructor.com/x", "constructor.com"],
])("%s is called %s", (url, name) => {
  expect(profileLinks([url])).toEqual([{ url, name }]);
});

it("two profiles of one network are told apart by their accounts", () => {
  const links = profileLinks(["https://instagram.com/svau", "https://instagram.com/svau_jugend/", "https://t.me/svau"]);
  expect(links.map(({ name }) => name)).toEqual(["Instagram: svau", "Instagram: svau_jugend", "Telegram"]);
});
