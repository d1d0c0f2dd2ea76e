import { contactPlaces } from "./contact.ts";
import { shopPlaces } from "./shop.ts";
import { websitePlaces } from "./website.ts";

/** Of two equally good results, the first in this list comes first. */
export const settingsPlaces = [...websitePlaces, ...contactPlaces, ...shopPlaces];

/** Parts of the settings that the program changes, not an editor. */
export const setByProgram = ["legalBuilt", "firstSteps"];
