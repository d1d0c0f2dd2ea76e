// The opening hours of the settings, in the middle of a page.
import { z } from "zod";

export const openingHoursFields = { type: z.literal("openingHours") };
