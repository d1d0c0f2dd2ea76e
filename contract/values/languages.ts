export const languages = ["de", "en"] as const;
