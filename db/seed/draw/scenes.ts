// All scenes of the demo site by the name of their picture.
import { autumn, winter } from "./scenes/autumn-winter.ts";
import { beeGarden, comb } from "./scenes/bees.ts";
import { cellar, tasting } from "./scenes/cellar.ts";
import { lanternPath, market, playground } from "./scenes/feast.ts";
import { barnHall, stage } from "./scenes/halls.ts";
import { spindlePress } from "./scenes/press.ts";
import { spring, summer } from "./scenes/seasons.ts";
import { blueHour, sunrise, sunriseUpright } from "./scenes/slope.ts";
import { bottles, crates, onBranch, onSill } from "./scenes/still.ts";
import { workshop } from "./scenes/workshop.ts";
import { barnNight, pressHouse } from "./scenes/yard.ts";

export const scenes: Record<string, () => string> = {
  "hang-sonnenaufgang": sunrise,
  "hang-blaue-stunde": blueHour,
  "obstwiese-fruehling": spring,
  "obstwiese-sommer": summer,
  "obstwiese-herbst": autumn,
  "obstwiese-winter": winter,
  "presshaus-abend": pressHouse,
  spindelpresse: spindlePress,
  gewoelbekeller: cellar,
  verkostung: tasting,
  bienengarten: beeGarden,
  wabe: comb,
  werkstatt: workshop,
  "scheune-nacht": barnNight,
  "scheune-tafel": barnHall,
  buehne: stage,
  spielwiese: playground,
  "apfeltag-markt": market,
  laternenweg: lanternPath,
  flaschen: bottles,
  apfelkisten: crates,
  "apfel-am-zweig": onBranch,
  mostflasche: onSill,
  "hang-hochformat": sunriseUpright,
};
