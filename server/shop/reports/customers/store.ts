// Lists customers. Orders with the same mail address belong to the same customer.
import { and, ne, type SQL, sql } from "drizzle-orm";
import type { Customer, ListCustomersInput } from "#contract/shop/customers.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import type { Queryable } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import { backOfSold, isThere } from "../../orders/store.ts";
import { hasText } from "../../../kernel/search/text.ts";

type Row = Omit<Customer, "last"> & { last: Date; total: number };

const sortColumns = { name: sql`sorted`, orders: sql`orders`, sum: sql`sum`, last: sql`last` };

function orderOf(sort: ListCustomersInput["sort"]): SQL {
  const direction = sql.raw(sort.startsWith("-") ? "desc" : "asc");
  return sql`${sortColumns[sort.replace("-", "") as keyof typeof sortColumns]} ${direction}, email ${direction}`;
}

const cents = sql`sum(${orders.total} - ${backOfSold})`;
const isPaid = sql`${orders.paidAt} is not null`;

export async function listCustomers(
  db: Queryable,
  { q, sort, limit, skip }: ListCustomersInput,
  currency: Currency,
): Promise<{ items: Customer[]; total: number }> {
  const found = q ? sql`having bool_or(${hasText(orders.searchText, q)})` : sql``;
  // Only this sorting needs the names of all customers.
  const sorted = sort.endsWith("name")
    ? sql`(array_agg(${orders.nameOrder} order by ${orders.created} desc, ${orders.id} desc))[1]`
    : sql`null`;
  const { rows } = await db.execute<Row>(sql`
    with people as (
      select ${orders.email} as email, ${sorted} as sorted, count(*)::int as orders, max(${orders.created}) as last,
          coalesce(${cents} filter (where ${isPaid} and ${orders.currency} = ${currency}), 0)::float8 as sum
        from ${orders} where ${and(isThere, ne(orders.email, ""))} group by ${orders.email} ${found}
    ), page as (select * from people order by ${orderOf(sort)} limit ${limit} offset ${skip})
    select counted.total, page.*, newest.*, array(
        select json_build_object('currency', ${orders.currency}, 'cents', ${cents}) from ${orders}
          where ${and(isThere, isPaid)} and ${orders.email} = page.email
          group by ${orders.currency} order by ${orders.currency} <> ${currency}, ${orders.currency}
      ) as sums from (select count(*)::int as total from people) as counted
      left join page on true
      left join lateral (
        select ${orders.id}, ${orders.firstName} || ' ' || ${orders.lastName} as name, ${orders.city} from ${orders}
          where ${isThere} and ${orders.email} = page.email order by ${orders.created} desc, ${orders.id} desc limit 1
      ) as newest on true order by ${orderOf(sort)}`);
  const items = rows.filter(({ id }) => id !== null).map(present);
  return { items, total: rows[0]?.total ?? 0 };
}

function present({ id, name, city, email, orders: count, sums, last }: Row): Customer {
  return { id, name: name.trim(), city, email, orders: count, sums, last: new Date(last).toISOString() };
}
