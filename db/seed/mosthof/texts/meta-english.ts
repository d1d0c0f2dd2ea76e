export const siteEnglish = {
  title: "Mosthof Sonnenau",
  description:
    "An old press house on a hillside of apple trees: concerts, apple days, courses, and a small shop with juice, cider and vinegar from our own apples.",
  keywords:
    "Mosthof, Sonnenau, orchard, apple juice, cider, vinegar, press house, concerts, apple day, courses, barn hire",
};

export const sitesEnglish: Readonly<Record<string, { title: string; description: string }>> = {
  "/": {
    title: "Mosthof Sonnenau",
    description:
      "A press house of 1871, 214 apple trees, and an association that keeps both going: concerts, apple days, courses and a small shop.",
  },
  "/Aktuelles": {
    title: "News",
    description: "What is going on: harvest, building site, bees, and new bottles in the shop.",
  },
  "/Veranstaltungen": {
    title: "Events",
    description: "Concerts in the press hall, apple days, tastings and courses at Mosthof Sonnenau.",
  },
  "/Erlebnis": {
    title: "Experience",
    description:
      "Seven places on one farm: orchard, press house, vaulted cellar, bee garden, workshop, barn and play meadow.",
  },
  "/erlebnis/101": {
    title: "The orchard",
    description: "214 trees, 38 varieties, and a round walk of twenty minutes: the orchard of Mosthof Sonnenau.",
  },
  "/erlebnis/103": {
    title: "The press house",
    description:
      "The screw press of 1871 still works. In autumn we press here; for the rest of the year the hall is for music.",
  },
  "/erlebnis/105": {
    title: "The vaulted cellar",
    description:
      "Eleven degrees, summer and winter: the cellar in which the cider matures and in which we taste it with you.",
  },
  "/erlebnis/106": {
    title: "The bee garden",
    description: "Nine colonies, a meadow of flowers, and a beekeeper who likes to explain.",
  },
  "/erlebnis/107": {
    title: "The workshop",
    description: "Workbenches, good tools, and people who know how to hold them: courses and open evenings.",
  },
  "/erlebnis/109": {
    title: "The barn",
    description: "Room for 120 people under open rafters: the barn can be hired for parties and conferences.",
  },
  "/erlebnis/113": {
    title: "The play meadow",
    description: "A swing on an apple tree, a wooden tower, and plenty of grass: open from early morning until dusk.",
  },
  "/Projekt": {
    title: "Sponsors & funding",
    description: "How we are restoring the press house, what it costs, who is helping, and what is still missing.",
  },
  "/Kontakt": { title: "Contact", description: "Address, telephone, opening hours, and the way to the farm." },
  "/AGB": {
    title: "Terms",
    description: "How a contract is made, what shipping and deposits cost, how to pay and how we deliver.",
  },
  "/Widerrufsbelehrung": {
    title: "Withdrawal notice",
    description: "Fourteen days to change your mind: how to withdraw, and what happens then.",
  },
  "/shop": {
    title: "Shop",
    description: "Juice, cider and vinegar from our own orchard: one by one or by the carton, by parcel or to collect.",
  },
  "/login": { title: "Sign in", description: "For everyone who looks after this website." },
};
