// Skips the prolog of an XML document in one pass, so no entity is expanded and nothing is fetched.

/** @returns null if the text is not XML, or ends before its root element */
export function rootElementOf(text: string): string | null {
  let at = 0;
  while (at !== -1) {
    at += text.slice(at).search(/\S|$/u);
    if (text.startsWith("<?", at)) at = behind(text, "?>", at + 2);
    else if (text.startsWith("<!--", at)) at = behind(text, "-->", at + 4);
    else if (/^<!doctype\s/iu.test(text.slice(at, at + 10))) at = behindDocumentType(text, at + 10);
    else return /^<([\w:.-]+)[\s/>]/u.exec(text.slice(at, at + 100))?.[1] ?? null;
  }
  return null;
}

function behind(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? -1 : at + end.length;
}

/** A '>' between these delimiters does not end the document type. */
const hiding: Record<string, string> = { '"': '"', "'": "'", "<!--": "-->", "<?": "?>" };

function behindDocumentType(text: string, from: number): number {
  const sign = /["'[\]>]|<!--|<\?/gu;
  sign.lastIndex = from;
  let isInSubset = false;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    const [opening] = found;
    const closing = hiding[opening];
    if (closing !== undefined) {
      const end = behind(text, closing, sign.lastIndex);
      if (end === -1) return -1;
      sign.lastIndex = end;
    } else if (opening !== ">") {
      isInSubset = opening === "[";
    } else if (!isInSubset) {
      return sign.lastIndex;
    }
  }
  return -1;
}
