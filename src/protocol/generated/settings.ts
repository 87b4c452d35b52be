// Generated from schemas/settings by schemas/generate-settings.ts. Edit the schemas, not this file.

export type BrandSettings = {
  $schema: string;
  language: 1;
  id: string;
  /** findings that this document leaves out, each with a reason */
  suppress?: {
    code: string;
    pointer?: string;
    reason: string;
  }[];
  name: string;
  copyrightYear: number;
  licence: string;
  supportEmail?: string;
  /** an https address: where the chat with customer service is */
  supportUrl?: string;
  /** send a visitor without a session to the login page from every other page */
  loginedToHomePage?: boolean;
  /** the three letters of ISO 4217, for example PHP */
  currency: string;
  currencySymbol: string;
  /** a time zone of the IANA database, for example Asia/Manila: its calendar day decides how old a player is, and is that of records, levels and rebates; UTC where there is none; fixed with the first entry of money */
  timeZone?: string;
  /** an https address: where the app for iOS is; its host stands in externalHosts of the site */
  iosApp?: string;
  /** an https address: where the app for Android is; its host stands in externalHosts of the site */
  androidApp?: string;
  /** an https address: where a member invites friends; its host stands in externalHosts of the site */
  inviteAddress?: string;
  /** up to two links that float at the edge of every page */
  messaging?: BrandChannel[];
  /** up to two links of the side menu */
  socials?: BrandChannel[];
  /** pictures of licences at the end of every page */
  licenceMarks?: BrandMark[];
  /** origins that mirror the pictures of games and studios; each picture comes from one of them. None: the portal's own */
  imageCDNs?: BrandMirror[];
  /** origins that mirror the games; each start takes one at random. None: the vendor's own */
  launchGameCDNs?: BrandMirror[];
  /** jackpots that grow from stakes in games and fall at an amount that nobody knows before */
  jackpots?: BrandJackpot[];
  /** which edition of each legal text is published; a consent is kept with it */
  legalTexts?: {
    terms?: BrandEdition;
    privacy?: BrandEdition;
    cookies?: BrandEdition;
    responsibleGaming?: BrandEdition;
    marketing?: BrandEdition;
  };
};

export type BrandJackpot = {
  id: string;
  /** as players read it */
  name: string;
  /** percent of each stake, for example 0.50 */
  contribution: string;
  /** the amount that it begins with, paid by the house */
  seed: string;
  /** the amount by which it has fallen; more than the seed */
  mustFallBy: string;
};

/** an https origin without a path, for example https://cdn1.example.com */
export type BrandMirror = string;

export type BrandChannel = {
  id: string;
  /** its name, as players know it */
  label: string;
  icon: "headset" | "phone" | "mail" | "users" | "globe";
  /** an https address; its host stands in externalHosts of the site */
  address: string;
};

export type BrandMark = {
  id: string;
  /** whose licence it is, for who cannot see the picture */
  name: string;
  /** path of a picture of this site */
  image: string;
};

export type BrandEdition = {
  /** changes with every change of the words */
  version: string;
  /** the day since which it is in force */
  date: string;
};

export type JurisdictionSettings = {
  $schema: string;
  language: 1;
  id: string;
  /** findings that this document leaves out, each with a reason */
  suppress?: {
    code: string;
    pointer?: string;
    reason: string;
  }[];
  /** ask a visitor for the age before anything else, once per browser */
  ageGate: boolean;
  /** say that a mobile number has an account before the code by SMS proves whose number it is; false where left out */
  tellsTakenNumber?: boolean;
  /** before what an operator must have approved a paper that proves who the member is: paying in, play, paying out; nothing where left out */
  identityBefore?: ("deposit" | "play" | "withdrawal")[];
  /** age in years that the market demands; a site may ask for more in its limits, never for less; 18 where left out */
  minimumAge?: number;
  /** fields that registration has to ask for, and that nobody may leave out, so that age and person are known; the declaration of age and the terms where left out */
  identityFields?: ("age" | "terms" | "birthday" | "idNumber" | "payeeName" | "mobileNum" | "email")[];
  /** what a member can limit; what somebody has set stays in force when it is taken out */
  limitKinds: ("deposit" | "loss" | "session")[];
  /** over which time: the last 24 hours, 7 days, 30 days */
  limitPeriods: ("day" | "week" | "month")[];
  /** hours before a looser limit can be confirmed; a tighter one is in force at once */
  coolingHours: number;
  /** days in which a looser limit can be confirmed once its cooling time is over; after that it has to be asked for again; 7 where there is none */
  confirmDays?: number;
  /** lengths of a break that a member can take, ISO 8601, the shortest first, from 24 hours to 3 months */
  timeOuts: string[];
  /** lengths of a self-exclusion, ISO 8601, the shortest first, from 24 hours to 10 years; forever has no end */
  exclusions: string[];
  /** by what an excluded person is known again in another account: name (with the birthday), email, phone, document, payout; all where there is none */
  exclusionMatch?: ("name" | "email" | "phone" | "document" | "payout")[];
  /** what a break may not close, beside taking money out, papers, limits, closing the account, help and legal texts, which nothing ever closes; all of these where left out */
  openOnBreak?: ("complaints" | "own-data" | "own-records")[];
  /** policies that the site has to promise on every page, beside the age and the licence, which every site shows; the way to help with gambling where left out */
  policiesOnEveryPage?: "responsible-gaming-link"[];
  /** a self-exclusion of so many days or more is about the person, and known in every other account of theirs; 2 where left out */
  exclusionKnownFromDays?: number;
  /** a self-exclusion stays in force after its end until the member asks to return; false where left out */
  returnOnRequest?: boolean;
  /** a member may ask to return before a self-exclusion ends, also from one for good; false where left out */
  earlyReturn?: boolean;
  /** months of a self-exclusion before which no return can be asked for; 6 where left out */
  earlyReturnMonths?: number;
  /** hours from the request to return until play opens; 24 where left out */
  returnWaitHours?: number;
  /** the same after an exclusion for good; 168 where left out */
  returnWaitHoursForGood?: number;
  /** a button in the header that stops play for 24 hours */
  panicButton: boolean;
  /** give the stake of a round back that is open when a break or a time limit ends play; otherwise it is finished as it is. False where left out */
  refundOpenRounds?: boolean;
  /** minutes between two reality checks of a signed-in member; 0 for none */
  realityCheckMinutes: number;
  /** minutes of rest after a reality check; 0 for none */
  realityBreakMinutes: number;
  /** refuse stakes while a reality check waits for its answer; true where left out */
  realityCheckStopsPlay?: boolean;
  /** minutes after a stake in which an open page or game counts as play; stakes that are not further apart than an hour (or than two reality checks where that is longer) and these minutes are one stretch of play; 15 where left out */
  playIdleMinutes?: number;
  /** who helps with gambling, shown on every page; empty until the operator knows one */
  helplineName: string;
  /** telephone number or address of the helpline; nothing is shown where it is empty */
  helplineContact: string;
  /** trial accounts play games with play money; true where left out */
  demoPlay?: boolean;
  /** the free demo is open to members on a break and to excluded persons; false where left out */
  demoOnBreak?: boolean;
};

export type LimitsSettings = {
  $schema: string;
  language: 1;
  id: string;
  /** findings that this document leaves out, each with a reason */
  suppress?: {
    code: string;
    pointer?: string;
    reason: string;
  }[];
  /** years that a player has to be old: gate, footer, registration */
  minimumAge: number;
  /** years that a birthday has to be back where registration asks for more than minimumAge; minimumAge where left out, never less */
  birthdayMinimumAge?: number;
  smsResendSeconds: number;
  smsLockoutMinutes: number;
  /** hours without a withdrawal after an email, phone, authenticator, passkey or forgotten password was changed; 24 where left out, 0 for none */
  withdrawalHoldHours?: number;
  /** hours within which staff usually decide a deposit, an application or an order of points; 24 where left out */
  reviewHours?: number;
  captchaRefreshMs: number;
  noticesPerPage: number;
  menuVendors: number;
  footerVendors: number;
};

export type RegisterFieldsSettings = {
  $schema: string;
  language: 1;
  id: string;
  /** findings that this document leaves out, each with a reason */
  suppress?: {
    code: string;
    pointer?: string;
    reason: string;
  }[];
  fields: {
    [name: string]: RegisterFieldsField;
  };
};

export type RegisterFieldsField = {
  /** whether a visitor sees the field */
  enabled: boolean;
  /** whether the form can be sent without it */
  required: boolean;
  /** place among the fields, smallest first */
  order: number;
  /** number of a pattern family */
  patternId?: number;
  /** an own regular expression; * accepts anything. Goes before patternId */
  acceptedPattern?: string;
  minLength?: number;
  maxLength?: number;
};

export type ThemeSettings = {
  $schema: string;
  language: 1;
  id: string;
  /** findings that this document leaves out, each with a reason */
  suppress?: {
    code: string;
    pointer?: string;
    reason: string;
  }[];
  tokens: {
    colors?: {
      [name: string]: {
        light: string;
        dark: string;
      };
    };
    radii?: {
      [name: string]: string;
    };
    fonts?: {
      [name: string]: string;
    };
  };
};

export type WhitelabelSettings = {
  $schema: string;
  language: 1;
  id: string;
  /** findings that this document leaves out, each with a reason */
  suppress?: {
    code: string;
    pointer?: string;
    reason: string;
  }[];
  tree: WhitelabelModule;
};

export type WhitelabelModule = {
  modId: string;
  /** what an operator reads */
  name?: string;
  enabled: boolean;
  childrenNodes: WhitelabelModule[];
};
