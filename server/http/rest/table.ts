import { captchaRows } from "./captcha.ts";
import { configRows } from "./config.ts";
import { couponRows } from "./coupon.ts";
import { entryRows } from "./entry.ts";
import { fileRows } from "./file.ts";
import { formRows } from "./form.ts";
import { messageRows } from "./message.ts";
import { orderRows } from "./order.ts";
import { productRows } from "./product.ts";
import type { RestRow } from "./route.ts";
import { takedownRows } from "./takedown.ts";
import { userRows } from "./user.ts";

export const restTable: readonly RestRow[] = [
  ...entryRows,
  ...fileRows,
  ...userRows,
  ...messageRows,
  ...formRows,
  ...takedownRows,
  ...productRows,
  ...orderRows,
  ...couponRows,
  ...captchaRows,
  ...configRows,
];
