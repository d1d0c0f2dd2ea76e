import type { CartRow } from "../cart/cart-rows.ts";
import type { Terms } from "../shop-data.ts";
import type { Choices } from "./problems.ts";

export type StepProps = { rows: readonly CartRow[]; terms: Terms; choices: Choices };
