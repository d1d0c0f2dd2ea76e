import { centerScreens } from "../center/screens.tsx";
import type { Screen } from "../head/screen.tsx";
import { siteScreens } from "./screens.tsx";

export const screens: readonly Screen[] = [...siteScreens, ...centerScreens];
