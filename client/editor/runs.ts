// A line of text as a list of runs, for reading and writing HTML.
import { marks, type Inline, type LinkElement, type Mark, type TextNode } from "./nodes.ts";

/** Text with equal marks. "\n" is a line break. All runs of one link share the same `link` object. */
export type Run = { text: string; marks: ReadonlySet<Mark>; link: { href: string } | null };

function isSameLook(a: Run, b: Run): boolean {
  return a.link === b.link && a.marks.size === b.marks.size && [...a.marks].every((mark) => b.marks.has(mark));
}

/**
 * Collapses white space as browsers do: several spaces become one, and none stay at line ends or around a break. Joins
 * neighbours with equal marks and the same link.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  /** White space and breaks that are kept only if other text follows in the same block. */
  let waiting: Run[] = [];
  for (const run of runs) {
    for (const part of run.text.match(/\n|[ \t\f\r]+|[^ \t\f\r\n]+/gu) ?? []) {
      if (part === "\n") {
        waiting = tidy.length === 0 ? [] : [...waiting.filter(({ text }) => text === "\n"), { ...run, text: "\n" }];
      } else if (/^[ \t\f\r]/u.test(part)) {
        if (tidy.length > 0 && waiting.length === 0) waiting = [{ ...run, text: " " }];
      } else {
        for (const piece of [...waiting, { ...run, text: part }]) append(tidy, piece);
        waiting = [];
      }
    }
  }
  return tidy;
}

function append(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && isSameLook(last, run)) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

export function runsOf(nodes: readonly Inline[], link: LinkElement | null = null): Run[] {
  return nodes.flatMap((node) =>
    "text" in node
      ? [{ text: node.text, marks: new Set(marks.filter((mark) => node[mark])), link }]
      : runsOf(node.children, node),
  );
}

/** Slate requires a text node at both ends and between two links, so empty text nodes are added there. */
export function inlinesOf(runs: readonly Run[]): Inline[] {
  const nodes: Inline[] = [];
  let openLink: Run["link"] = null;
  for (const run of runs) {
    const text: TextNode = { text: run.text };
    for (const mark of run.marks) text[mark] = true;
    const last = nodes.at(-1);
    if (!run.link) nodes.push(text);
    else if (run.link === openLink && last && "children" in last) last.children.push(text);
    else {
      if (!last || "children" in last) nodes.push({ text: "" });
      nodes.push({ type: "link", href: run.link.href, children: [text] });
    }
    openLink = run.link;
  }
  const last = nodes.at(-1);
  if (!last || "children" in last) nodes.push({ text: "" });
  return nodes;
}
