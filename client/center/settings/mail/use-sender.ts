import { useState } from "react";
import { useSettingsForm } from "../use-settings-form.ts";
import { type Sender, senderOf, theirsIn } from "./sender-form.ts";

export function useSender() {
  const [theirs, setTheirs] = useState<Partial<Sender>>({});
  const edited = useSettingsForm<Sender>({
    formOf: senderOf,
    partOf: (mail) => ({ mail }),
    onConflict: (now, sent, seen) => setTheirs(theirsIn(sent, senderOf(seen), senderOf(now))),
    onSaved: () => setTheirs({}),
  });
  return { ...edited, theirs };
}
