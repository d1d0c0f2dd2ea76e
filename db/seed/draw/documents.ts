// Prints the demo site's documents to db/seed/documents: node db/seed/draw/documents.ts.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { browserLaunch } from "../../../e2e/browser.ts";

const out = new URL("../documents/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

const trees = [
  "Champagnerrenette",
  "Champagnerrenette",
  "Champagnerrenette",
  "Champagnerrenette",
  "Bohnapfel",
  "Bohnapfel",
  "Bohnapfel",
  "Gravensteiner",
  "Gravensteiner",
  "Roter Eiserapfel",
  "Roter Eiserapfel",
  "Horst (vergeben)",
];
const months = ["April", "Mai", "Juni", "Juli", "August", "September"];
const boxes = "<i></i><i></i><i></i>";

async function fontFace(family: string, file: string): Promise<string> {
  const bytes = await readFile(resolve(file));
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes.toString("base64")}); }`;
}

const fonts = await Promise.all([
  fontFace("Heading", "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
  fontFace("Text", "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"),
]);

const wateringPlan = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Gießplan</title><style>
${fonts.join("\n")}
@page { size: A4; margin: 20mm 18mm; }
body { margin: 0; font: 400 11pt/1.45 Text; color: #241f16; }
.from { font: 600 10pt/1 Heading; color: #3d6a2b; }
h1 { margin: 5mm 0 4mm; font: 600 34pt/1.05 Heading; letter-spacing: -0.01em; }
.lead { max-width: 125mm; margin: 0 0 8mm; font-size: 13pt; }
table { width: 100%; border-collapse: collapse; }
th { padding: 0 0 2mm; font: 600 9.5pt/1 Text; text-align: center; }
td { padding: 2.6mm 0; border-top: 0.3mm solid #d8cfbb; text-align: center; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
tr:last-child td { border-bottom: 0.3mm solid #d8cfbb; }
td b { display: inline-block; width: 8mm; color: #3d6a2b; }
i { display: inline-block; width: 4mm; height: 4mm; margin: 0 0.7mm; border: 0.3mm solid #6f6653; border-radius: 0.7mm; vertical-align: -0.7mm; }
.foot { margin-top: 9mm; padding-left: 4mm; border-left: 1mm solid #3d6a2b; max-width: 135mm; }
</style>
<p class="from">Mosthof Sonnenau e.\u00a0V.</p>
<h1>Gießplan</h1>
<p class="lead">Alle zehn Tage zwei Kannen, drei Sommer lang. Langsam gießen, bis nichts mehr versickert, und dann ein Kästchen abhaken.</p>
<table><tr><th>Baum</th>${months.map((month) => `<th>${month}</th>`).join("")}</tr>
${trees.map((tree, index) => `<tr><td><b>${index + 1}</b>${tree}</td>${months.map(() => `<td>${boxes}</td>`).join("")}</tr>`).join("\n")}
</table>
<p class="foot">Nach einem kräftigen Landregen fällt das Gießen aus; das Kästchen darf trotzdem abgehakt werden. Die Kannen stehen am Zaun neben der Regentonne.</p>
</html>`;

const browser = await chromium.launch(await browserLaunch());
const page = await browser.newPage();
await page.setContent(wateringPlan);
await page.evaluate(() => document.fonts.ready);
await page.pdf({ path: fileURLToPath(new URL("giessplan.pdf", out)), preferCSSPageSize: true });
await browser.close();
