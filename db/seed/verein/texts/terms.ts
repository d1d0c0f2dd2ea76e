// The demo shop's terms are only an example. An operator must have them checked.
import type { SeedEntry } from "../../types.ts";
import { withdrawalNotice } from "../../withdrawal-notice.ts";

const address = "SV Talblick 1921 e.\u00a0V., Am Sportplatz\u00a01, 98998\u00a0Talblick";
const phone = '<a href="tel:+493023125921">030\u00a023125\u00a0921</a>';
const mail = '<a href="mailto:shop@sv-talblick.example.org">shop@sv-talblick.example.org</a>';

const terms: SeedEntry = {
  title: "Allgemeine Geschäftsbedingungen",
  tags: ["Seite|AGB"],
  publishedDaysAgo: 200,
  content: [
    "<p><strong>Hinweis für den Betrieb:</strong> Dieser Text ist ein Beispiel für einen erfundenen Verein und keine Rechtsberatung. Wer einen Shop eröffnet, schreibt hier seine eigenen Bedingungen und lässt sie prüfen.</p>",
    `<h2>1.\u00a0Für wen sie gelten</h2><p>Diese Bedingungen gelten für alle Bestellungen im Shop dieser Website. Ihr Vertragspartner ist ${address}, Telefon ${phone}, E-Mail ${mail}, vertreten durch den Vorstand (siehe <a href="/Impressum">Impressum</a>). Der Vertrag wird auf Deutsch oder Englisch geschlossen, je nachdem, in welcher Sprache Sie bestellen.</p>`,
    "<h2>2.\u00a0Wie der Vertrag zustande kommt</h2><p>Die Artikel im Shop sind noch kein bindendes Angebot. Sie legen sie in den Warenkorb, tragen an der Kasse Ihre Angaben ein und sehen vor dem Absenden alles noch einmal; jeden Schritt können Sie zurückgehen und ändern. Mit „Zahlungspflichtig bestellen“ bestellen Sie verbindlich. Wir bestätigen den Eingang sofort mit einer Mail; mit dieser Mail nehmen wir die Bestellung an, und der Vertrag ist geschlossen.</p><p>Die Mail enthält Ihre Bestellung, diese Bedingungen und die Widerrufsbelehrung in der Fassung, die beim Bestellen galt. Wir speichern beides. Ihre Bestellung können Sie über den Link in der Mail jederzeit ansehen.</p>",
    "<h2>3.\u00a0Preise und Versand</h2><p>Alle Preise enthalten die Mehrwertsteuer. Was der Versand kostet, sehen Sie im Warenkorb und noch einmal über dem Bestellknopf. Wer im Vereinsheim abholt, zahlt keinen Versand.</p>",
    "<h2>4.\u00a0Lieferung und Abholung</h2><p>Wir liefern nach Deutschland und Österreich. Wie lange es dauert, steht beim Produkt und über dem Bestellknopf; bei Vorkasse zählt die Zeit ab dem Tag nach Ihrer Überweisung. Zum Abholen bekommen Sie eine Nachricht, sobald alles bereitliegt.</p>",
    "<h2>5.\u00a0Bezahlung</h2><p>Welche Zahlungsarten es gibt, sehen Sie im Warenkorb. Rechnungen sind vierzehn Tage nach Erhalt der Ware fällig, Vorkasse innerhalb von sieben Tagen nach der Bestellung. Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.</p>",
    "<h2>6.\u00a0Dauerkarten</h2><p>Die Dauerkarte gilt für alle Heimspiele der Ersten Herren und der Frauen in der Saison, die darauf steht. Sie ist übertragbar. Fällt ein Spiel aus und wird nicht nachgeholt, erstatten wir auf Wunsch den Anteil.</p>",
    '<h2>7.\u00a0Ihr Widerrufsrecht</h2><p>Als Verbraucherin oder Verbraucher können Sie binnen vierzehn Tagen widerrufen; für Dauerkarten gilt das nicht (§\u00a0312g Abs.\u00a02 Nr.\u00a09 BGB). Alles dazu steht in der <a href="/Widerrufsbelehrung">Widerrufsbelehrung</a>; am schnellsten geht es über <a href="/widerrufen">Vertrag widerrufen</a>.</p>',
    "<h2>8.\u00a0Wenn etwas nicht stimmt</h2><p>Es gilt das gesetzliche Mängelhaftungsrecht: Für neue Ware haben Sie zwei Jahre lang Anspruch darauf, dass wir sie reparieren oder ersetzen, und unter den gesetzlichen Voraussetzungen auf Minderung, Rücktritt und Schadensersatz.</p><p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Schäden an Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz; bei leichter Fahrlässigkeit nur, wenn wir eine wesentliche Pflicht verletzen, und dann für den Schaden, mit dem zu rechnen war.</p>",
    "<h2>9.\u00a0Streit und Recht</h2><p>Es gilt deutsches Recht; zwingende Vorschriften des Landes, in dem Sie wohnen, bleiben unberührt. Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG).</p>",
  ],
  en: {
    title: "General terms and conditions",
    content: [
      "<p><strong>Note for the operator:</strong> This text is an example for a fictional club and no legal advice. Whoever opens a shop writes terms of their own here, and has them checked.</p>",
      `<h2>1.\u00a0Whom they concern</h2><p>These terms apply to all orders in the shop of this website. Your contract is with ${address}, Germany, phone ${phone}, email ${mail}, represented by the board (see the <a href="/Impressum">imprint</a>). The contract is made in German or English, in the language in which you order.</p>`,
      "<h2>2.\u00a0How the contract is made</h2><p>The articles in the shop are not a binding offer yet. You put them into the cart, enter your details at the checkout and see everything once more before you send it; you can go back and change each step. With “Order with obligation to pay” you place a binding order. We confirm at once by email that it has arrived; with this email we accept the order, and the contract is made.</p><p>The email contains your order, these terms and the withdrawal notice as they stood when you ordered. We keep both. You can look at your order at any time by the link in the email.</p>",
      "<h2>3.\u00a0Prices and shipping</h2><p>All prices include VAT. You see what shipping costs in the cart, and again above the order button. Collection at the clubhouse is free.</p>",
      "<h2>4.\u00a0Delivery and collection</h2><p>We deliver to Germany and Austria. How long it takes is said with the product and above the order button; if you pay in advance, the time counts from the day after your transfer. If you collect, you hear from us as soon as everything is ready.</p>",
      "<h2>5.\u00a0Payment</h2><p>The cart shows the ways to pay. Invoices are due fourteen days after you have received the goods, payments in advance within seven days of the order. The goods remain ours until they are paid in full.</p>",
      "<h2>6.\u00a0Season tickets</h2><p>A season ticket is valid for all home games of the first men's team and of the women in the season printed on it. It is transferable. If a game is called off and not played later, we refund its share on request.</p>",
      '<h2>7.\u00a0Your right to withdraw</h2><p>As a consumer you can withdraw within fourteen days; this does not apply to season tickets (section 312g(2) no.\u00a09 BGB). Everything about it is in the <a href="/Widerrufsbelehrung">withdrawal notice</a>; the quickest way is <a href="/widerrufen">Withdraw from contract</a>.</p>',
      "<h2>8.\u00a0If something is wrong</h2><p>The statutory liability for defects applies: for two years you are entitled to have new goods repaired or replaced and, under the conditions of the law, to a lower price, to rescission and to damages.</p><p>Our liability is unlimited for intent and gross negligence, for harm to life, body or health, and under the product liability act; for slight negligence only if we breach an essential duty, and then for the damage that was to be expected.</p>",
      "<h2>9.\u00a0Disputes and law</h2><p>German law applies; mandatory rules of the country in which you live remain unaffected. We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board (§\u00a036 VSBG).</p>",
    ],
  },
};

export const shopTerms: SeedEntry[] = [terms, withdrawalNotice({ address, phone, mail })];
