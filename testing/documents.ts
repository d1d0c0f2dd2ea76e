import { deflateSync } from "node:zlib";

const A5 = [420, 595] as const;

/**
 * @param objects the first object is number 4, the content of the page. The cross-reference table is missing, so
 * readers rebuild it.
 */
function pdfOf(pageEntries: string, objects: (string | Buffer)[]): Buffer {
  const numbered = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[3 0 R]/Count 1>>`,
    `<</Type/Page/Parent 2 0 R${pageEntries}>>`,
    ...objects,
  ];
  const body = numbered.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, "\nendobj\n"]);
  return Buffer.concat(["%PDF-1.7\n", ...body, "trailer<</Root 1 0 R>>\n%%EOF\n"].map((part) => Buffer.from(part)));
}

function streamOf(bytes: Buffer, entries = ""): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

export function leaflet(text = "Hofladen", [width, height]: readonly [number, number] = A5): Buffer {
  const drawn = `0.8 0.1 0.1 rg 0 0 ${width} ${height} re f BT 1 g /F1 48 Tf 40 400 Td (${text}) Tj ET`;
  return pdfOf(`/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>`, [
    streamOf(Buffer.from(drawn)),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);
}

/**
 * A page that is cropped to 200 by 400 points and rotated. It has a red corner, a green annotation, and a yellow form
 * field.
 */
export function turnedForm(): Buffer {
  const field = "/Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(Hallo)/DA(/F1 24 Tf 0 0 1 rg)/F 4/MK<</BG[1 1 0]>>";
  const bytes = pdfOf(
    "/MediaBox[0 0 400 600]/CropBox[100 100 300 500]/Rotate 90/Contents 4 0 R/Annots[6 0 R 7 0 R]/Resources<</Font<</F1 5 0 R>>>>",
    [
      streamOf(Buffer.from("0.8 0.1 0.1 rg 100 100 20 20 re f")),
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      "<</Type/Annot/Subtype/Square/Rect[150 150 200 200]/F 4/AP<</N 8 0 R>>>>",
      `<<${field}/Rect[110 400 290 440]>>`,
      streamOf(Buffer.from("0 1 0 rg 0 0 50 50 re f"), "/Type/XObject/Subtype/Form/BBox[0 0 50 50]"),
    ],
  );
  const form = "/AcroForm<</Fields[7 0 R]/NeedAppearances true/DR<</Font<</F1 5 0 R>>>>/DA(/F1 12 Tf 0 g)>>";
  return Buffer.from(bytes.toString("latin1").replace("/Type/Catalog", `/Type/Catalog${form}`), "latin1");
}

/** Twelve forms. Each form draws the next one twenty times, so these few kilobytes would take years to draw. */
export function endlessPdf(): Buffer {
  const forms = Array.from({ length: 12 }, (_, index) => {
    const isLast = index === 11;
    const drawn = isLast ? "0 0 9 9 re f" : "/F Do ".repeat(20);
    const resources = isLast ? "" : `/Resources<</XObject<</F ${index + 6} 0 R>>>>`;
    return streamOf(Buffer.from(drawn), `/Type/XObject/Subtype/Form/BBox[0 0 400 400]${resources}`);
  });
  return pdfOf("/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>", [
    streamOf(Buffer.from("/F Do")),
    ...forms,
  ]);
}

/**
 * A picture with 26,000 pixels per side, which the page draws twenty times. These three kilobytes take a minute to
 * draw.
 */
export function slowPdf(): Buffer {
  const side = 26_000;
  const pixels = deflateSync(Buffer.alloc(side * 100, 0xff));
  const image = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`;
  return pdfOf("/MediaBox[0 0 400 400]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>", [
    streamOf(Buffer.from(`400 0 0 400 0 0 cm ${"/I Do ".repeat(20)}`)),
    streamOf(pixels, image),
  ]);
}
