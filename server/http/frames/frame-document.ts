import { escapeHtml } from "#contract/values/escape-html.ts";

type Framed = {
  language: string;
  title: string;
  /** The attributes of the frame, escaped. */
  frame: string;
  background: string;
};

/** A document that only consists of one frame. */
export function frameDocument({ language, title, frame, background }: Framed): string {
  const whole = "position:fixed;inset:0;width:100%;height:100%;border:0";
  return [
    "<!doctype html>",
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<body style="margin:0;background:${background}"><iframe title="${escapeHtml(title)}" style="${whole}" ${frame}></iframe></body>`,
    "</html>",
  ].join("\n");
}
