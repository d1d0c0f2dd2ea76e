import { contactPlaces } from "./contact.ts";
import { shopPlaces } from "./shop.ts";
import { websitePlaces } from "./website.ts";

/** Results of equal rank appear in the order of this list. */
export const settingsPlaces = [...websitePlaces, ...contactPlaces, ...shopPlaces];

/** Parts of the settings that the program changes, not an editor. */
export const setByProgram = ["legalBuilt", "firstSteps"];
