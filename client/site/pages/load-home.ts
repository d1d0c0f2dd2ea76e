import type { ComponentType } from "react";

export const loadHome = async (): Promise<ComponentType> => (await import("./HomePage.tsx")).HomePage;
