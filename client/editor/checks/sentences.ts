// Created on first use, because bundlers cannot leave out a module with side effects.
let segmenter: Intl.Segmenter | undefined;

export type Sentence = { start: number; end: number; words: number };

/** A single letter with a dot, as in 'z. B.', does not end a sentence. */
const endsWithInitial = /(?:^|[\s(])\p{L}\.\s*$/u;

/** @returns the number of parts between blanks that contain a letter or a digit */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/**
 * Returns the sentences of more than `most` words, with offsets in UTF-16 units. A line break ends a sentence. Where the
 * end of a sentence is uncertain, as in '3. Mai', the sentence is cut, so that no short sentence counts as long.
 */
export function longSentences(text: string, most: number): Sentence[] {
  const long: Sentence[] = [];
  let offset = 0;
  for (const line of text.split("\n")) {
    // Segmentation is much slower than counting, and most lines are short.
    if (countWords(line) > most) {
      for (const { start, end } of sentencesIn(line)) {
        const words = countWords(line.slice(start, end));
        if (words > most) long.push({ start: offset + start, end: offset + end, words });
      }
    }
    offset += line.length + 1;
  }
  return long;
}

function sentencesIn(line: string): { start: number; end: number }[] {
  segmenter ??= new Intl.Segmenter("de", { granularity: "sentence" });
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  for (const { segment, index } of segmenter.segment(line)) {
    const end = index + segment.length;
    if (endsWithInitial.test(segment) && end < line.length) continue;
    const piece = line.slice(start, end);
    sentences.push({ start: start + piece.length - piece.trimStart().length, end: start + piece.trimEnd().length });
    start = end;
  }
  return sentences;
}
