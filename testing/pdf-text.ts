import { PDFiumLibrary } from "@hyzyla/pdfium";

export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const text = [...pdf.pages()].map((page) => page.getText()).join("\n");
  pdf.destroy();
  library.destroy();
  return text;
}
