import { ApiError, createClient } from "./client.ts";

const { BASE = "", TOKEN = "" } = process.env;
const call = createClient({ base: BASE, token: TOKEN });

const { data: products } = await call("get", "/api/v0/product", { query: { q: "Quittengelee", limit: 1 } });
for (const { _id, title, price, version } of products) {
  if (price === null) continue;
  try {
    const body = { _id, price: price + 10, version };
    const { data: changed } = await call("put", "/api/v0/shop/product", { body });
    process.stdout.write(`${title}: ${price} → ${changed.price} cents\n`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.code !== "C409") throw error;
    process.stdout.write(`${title} was changed by someone else\n`);
  }
}
