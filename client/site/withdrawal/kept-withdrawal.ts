// Where a withdrawal is kept that is being written.
import { keptAs } from "../forms/kept.ts";

export const keptWithdrawal = keptAs("withdrawal");
