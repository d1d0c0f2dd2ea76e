import type { ProductFields } from "#contract/shop/products.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";

type Maker = NonNullable<ProductFields["safety"]>["maker"];

/** The name and addresses of the imprint; '' for what nobody has entered. */
export async function readOwnMaker(db: Queryable): Promise<Maker> {
  const { settings } = await getSettings(db);
  const { imprint } = settings.legal;
  const { street, zip, city, country } = settings.site.address;
  const place = [street, `${zip} ${city}`.trim(), city === "" ? "" : country];
  return {
    name: imprint.name || siteNameOf(settings, "de"),
    address: place.filter((line) => line !== "").join("\n"),
    email: imprint.mail,
  };
}
