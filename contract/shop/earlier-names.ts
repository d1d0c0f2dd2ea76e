// The keys of earlier releases in data that no migration can change: documents, and the storage of browsers.
import { renamedKeys } from "#contract/values/renamed-keys.ts";

const cartons = { sechs: "packOfSix", zwoelf: "packOfTwelve" };
const ofDocuments = { ...cartons, priceSechs: "pricePackOfSix", priceZwoelf: "pricePackOfTwelve", payed: "paidAt" };
const ofCustomers = { vname: "firstName", nname: "lastName", addr: "street", plz: "zip" };

/** For carts, products and their forms. The caller validates the content. */
export const withCartonNames = (stored: unknown): unknown => renamedKeys(stored, cartons);

export const withDocumentNames = (stored: unknown): unknown => renamedKeys(stored, ofDocuments);

export const withCustomerNames = (stored: unknown): unknown => renamedKeys(stored, ofCustomers);
