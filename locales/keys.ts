// The keys of all texts, for the compiler: a key that is not in the German files fails the check of types.
import type admin from "./de/admin.json";
import type analytics from "./de/analytics.json";
import type audit from "./de/audit.json";
import type archive from "./de/archive.json";
import type calendar from "./de/calendar.json";
import type captcha from "./de/captcha.json";
import type comments from "./de/comments.json";
import type contact from "./de/contact.json";
import type documents from "./de/documents.json";
import type editor from "./de/editor.json";
import type errors from "./de/errors.json";
import type events from "./de/events.json";
import type files from "./de/files.json";
import type forms from "./de/forms.json";
import type guestbook from "./de/guestbook.json";
import type law from "./de/law.json";
import type mail from "./de/mail.json";
import type map from "./de/map.json";
import type messages from "./de/messages.json";
import type newsletter from "./de/newsletter.json";
import type overview from "./de/overview.json";
import type notifications from "./de/notifications.json";
import type pages from "./de/pages.json";
import type productcsv from "./de/productcsv.json";
import type people from "./de/people.json";
import type preview from "./de/preview.json";
import type sales from "./de/sales.json";
import type settings from "./de/settings.json";
import type signin from "./de/signin.json";
import type search from "./de/search.json";
import type shopcenter from "./de/shopcenter.json";
import type shop from "./de/shop.json";
import type site from "./de/site.json";
import type tokens from "./de/tokens.json";
import type social from "./de/social.json";
import type subscribe from "./de/subscribe.json";
import type video from "./de/video.json";
import type withdrawal from "./de/withdrawal.json";

type Texts = {
  admin: typeof admin;
  analytics: typeof analytics;
  audit: typeof audit;
  archive: typeof archive;
  calendar: typeof calendar;
  captcha: typeof captcha;
  comments: typeof comments;
  contact: typeof contact;
  documents: typeof documents;
  editor: typeof editor;
  errors: typeof errors;
  events: typeof events;
  files: typeof files;
  forms: typeof forms;
  guestbook: typeof guestbook;
  law: typeof law;
  mail: typeof mail;
  map: typeof map;
  messages: typeof messages;
  newsletter: typeof newsletter;
  overview: typeof overview;
  notifications: typeof notifications;
  pages: typeof pages;
  people: typeof people;
  productcsv: typeof productcsv;
  preview: typeof preview;
  sales: typeof sales;
  search: typeof search;
  settings: typeof settings;
  signin: typeof signin;
  shopcenter: typeof shopcenter;
  shop: typeof shop;
  site: typeof site;
  social: typeof social;
  subscribe: typeof subscribe;
  tokens: typeof tokens;
  video: typeof video;
  withdrawal: typeof withdrawal;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "site";
    resources: Texts;
  }
}
