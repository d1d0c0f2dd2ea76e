// The languages of users, for the site's own texts and for mails.
export const languages = ["de", "en"] as const;
