// Limits of the product (contract.md section 6).

/** KB and MB are powers of 1000. */
export const limits = {
  fileBytes: 100_000_000,
  pictureMegapixels: 100,
  jsonBodyBytes: 1_000_000,
  answerBytes: 10_000_000,
  defaultQuotaBytes: 5_000_000_000,
  textLength: 160,
  seoDescriptionLength: 200,
  nameMinLength: 2,
  nameLength: 80,
  passwordMinLength: 10,
  passwordLength: 128,
  tagLevelLength: 60,
  tagLevels: 8,
  fileNameLength: 255,
  creditLength: 120,
  bylineLength: 80,
  handoverNoteLength: 2_000,
  noteLength: 2_000,
  notesPerEntry: 50,
  contentBlocks: 200,
  contentBlockLength: 100_000,
  handleLength: 254,
  urlLength: 2_000,
  listDefault: 10,
  listMax: 200,
  batchIds: 200,
  rpcBatch: 10,
  /** The limit for requests without a session or token. */
  guestBodyBytes: 64_000,
  tagsPerItem: 50,
  filesPerList: 500,
  usesListed: 100,
  displayWidth: 1920,
  oversizedFileBytes: 10_000_000,
  recentUploadMinutes: 60,
  sharedPictureBytes: 600_000,
  linksPerEntry: 50,
  exdates: 400,
  rdates: 200,
  dateChanges: 200,
  datesListed: 2_500,
  sectionsPerEntry: 50,
  quoteLength: 600,
  buttonLength: 60,
  buttonsPerBlock: 2,
  listedInBlock: 6,
  otherBlocks: 50,
  unitLength: 40,
  factNumber: 1_000_000_000_000,
  formsPerEntry: 10,
  formFields: 30,
  formChoices: 50,
  formHelpLength: 300,
  formChoicesLength: 4_000,
  answerLength: 160,
  longAnswerLength: 4_000,
  stopsPerWay: 12,
  stopTextLength: 300,
  stopMinutes: 1_440,
  sponsorTiers: 5,
  sponsors: 40,
  peoplePerBlock: 60,
  timetableRows: 100,
  embedHosts: 20,
  sumCents: 10_000_000_000,
  galleryIntervalMinMs: 500,
  galleryIntervalMaxMs: 600_000,
  searchLength: 160,
  importedAddresses: 200,
  messageMinLength: 2,
  orderNumberLength: 60,
  messageLength: 4_000,
  commentMinLength: 2,
  commentLength: 2_000,
  phoneLength: 40,
  replyLength: 10_000,
  answerTemplates: 50,
  messageTopics: 12,
  topicLength: 60,
  reminderDays: 90,
  recipients: 20,
  mailsPerHour: 100_000,
  pushDevices: 20,
  pushEndpointLength: 1_000,
  keptDays: 3_650,
  priceCents: 10_000_000,
  sizeLitres: 1_000,
  stockPieces: 1_000_000,
  productTextLength: 4_000,
  foodTextLength: 2_000,
  nutritionAmount: 10_000,
  variants: 100,
  relatedProducts: 30,
  csvLength: 900_000,
  csvLines: 2_000,
  deliveryDays: 365,
  offerDays: 30,
  position: 1_000_000,
  cartLines: 50,
  lineAmount: 999,
  couponCodeMinLength: 2,
  couponCodeLength: 40,
  couponUses: 1_000_000,
  coupons: 200,
  shippingBands: 20,
  countries: 60,
  keyLength: 300,
  zipLength: 12,
  orderCents: 99_999_999,
  statementBytes: 10_000_000,
  statementFiles: 400,
  statementRows: 20_000,
  statementColumns: 60,
  statementCredits: 5_000,
  statementOrders: 10_000,
  bookingsPerOrder: 20,
  accountLength: 20,
  footerLength: 300,
  siteFooterLength: 500,
  siteProfiles: 10,
  openingHours: 21,
  closures: 50,
  payDays: 90,
  printedDocuments: 50,
  mapPlaces: 20,
  mapPlaceLength: 600,
  legalLines: 600,
  legalFree: 4_000,
  legalModel: 50_000,
  legalMarks: 40,
  legalMarkLength: 300,
  legalMarkText: 2_000,
  legalSections: 60,
  logDays: 366,
  approvalsPerUser: 20,
  webhooks: 20,
  /** Deliveries to webhooks are listed for this many days. */
  webhookDeliveryDays: 30,
} as const;

/** Limits failed logins within the window (contract.md section 4). */
export const loginThrottle = {
  windowSeconds: 15 * 60,
  perHandleAndAddress: 10,
  perAddress: 50,
  perHandle: 100,
} as const;

/** Limits wrong second-factor codes after a correct password, from any address. */
export const codeThrottle = { windowSeconds: 60 * 60, perUser: 20 } as const;

/**
 * Claims expire three years after the end of the year in which they arose (§§ 195, 199 BGB). Orders and withdrawals are
 * kept until then.
 */
export const claimsKeptYears = 3;

/** Limits of public forms, all with the same window (contract.md section 4b). */
export const formThrottle = {
  windowSeconds: 10 * 60,
  challengesPerAddress: 60,
  wrongAnswersPerAddress: 5,
  messagesPerAddress: 60,
  messagesPerMailAddress: 20,
  wrongCouponsPerAddress: 60,
  ordersPerAddress: 100,
  ordersPerMailAddress: 100,
  /** The limit is low, because each request sends a mail to a person who may not have requested it. */
  newsletterPerMailAddress: 3,
  /**
   * The limit is high, because it only limits floods. A refused sender gets an error, because no withdrawal may be
   * lost.
   */
  withdrawalsPerAddress: 100,
} as const;

/** Mails about withdrawals per hour; further mails are sent later. */
export const withdrawalMails = { receiptsPerMailAddress: 3, receiptsPerNetwork: 10, notices: 30 } as const;

/** Forms with a filled honeypot are kept for this many days. */
export const suspiciousDays = 30;

export const captcha = {
  validMinutes: 10,
  pictures: 8,
  /** Faster answers are refused, because they probably come from programs. */
  minimumSeconds: 2,
} as const;

export const commentsPerPage = 10;
export const creditsPerPage = 12;

export const sessionDays = 30;

/** For this time, a cookie keeps the sender's mail address for the page that follows the form. */
export const sentMinutes = 5;
export const passwordResetMinutes = 60;
/** The maximum for one user. */
export const resetMailsPerHour = 5;
/** The maximum from one user about one kind of waiting change; what waits is on the overview anyway. */
export const approvalMailsPerHour = 5;
export const invitationDays = 7;
export const seenMinutes = 5;
export const recoveryCodesPerUser = 10;
export const passkeysPerUser = 20;
export const tokensPerUser = 50;
