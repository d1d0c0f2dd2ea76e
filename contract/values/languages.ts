// The languages of people: of the site's own texts, and of the mails that they get.
export const languages = ["de", "en"] as const;
