// Generated from schemas/settings by schemas/generate.ts. Edit the schemas, not this file.

export interface BrandSettings {
  $schema: string;
  language: 1;
  id: string;
  /**
   * findings that this document leaves out, each with a reason
   */
  suppress?: BrandSuppression[];
  name: string;
  copyrightYear: number;
  licence: string;
  supportEmail?: string;
  /**
   * an https address: where the chat with customer service is
   */
  supportUrl?: string;
  /**
   * send a visitor without a session to the login page from every other page
   */
  loginedToHomePage?: boolean;
  /**
   * the three letters of ISO 4217, for example PHP
   */
  currency: string;
  currencySymbol: string;
  /**
   * an https address: where the app for iOS is; its host stands in externalHosts of the site
   */
  iosApp?: string;
  /**
   * an https address: where the app for Android is; its host stands in externalHosts of the site
   */
  androidApp?: string;
  /**
   * an https address: where a member invites friends; its host stands in externalHosts of the site
   */
  inviteAddress?: string;
  /**
   * up to two links that float at the edge of every page
   *
   * @maxItems 2
   */
  messaging?: [] | [Channel] | [Channel, Channel];
  /**
   * up to two links of the side menu
   *
   * @maxItems 2
   */
  socials?: [] | [Channel] | [Channel, Channel];
  /**
   * pictures of licences at the end of every page
   *
   * @maxItems 6
   */
  licenceMarks?:
    | []
    | [Mark]
    | [Mark, Mark]
    | [Mark, Mark, Mark]
    | [Mark, Mark, Mark, Mark]
    | [Mark, Mark, Mark, Mark, Mark]
    | [Mark, Mark, Mark, Mark, Mark, Mark];
}
export interface BrandSuppression {
  code: string;
  pointer?: string;
  reason: string;
}
export interface Channel {
  id: string;
  /**
   * its name, as players know it
   */
  label: string;
  icon: 'headset' | 'phone' | 'mail' | 'users' | 'globe';
  /**
   * an https address; its host stands in externalHosts of the site
   */
  address: string;
}
export interface Mark {
  id: string;
  /**
   * whose licence it is, for who cannot see the picture
   */
  name: string;
  /**
   * path of a picture of this site
   */
  image: string;
}

export interface JurisdictionSettings {
  $schema: string;
  language: 1;
  id: string;
  /**
   * findings that this document leaves out, each with a reason
   */
  suppress?: JurisdictionSuppression[];
  /**
   * ask a visitor for the age before anything else, once per browser
   */
  ageGate: boolean;
  /**
   * what a member can limit; what somebody has set stays in force when it is taken out
   *
   * @minItems 0
   */
  limitKinds: ('deposit' | 'loss' | 'session')[];
  /**
   * over which time: the last 24 hours, 7 days, 30 days
   *
   * @minItems 0
   */
  limitPeriods: ('day' | 'week' | 'month')[];
  /**
   * hours before a looser limit can be confirmed; a tighter one is in force at once
   */
  coolingHours: number;
  /**
   * lengths of a break that a member can take
   *
   * @minItems 0
   */
  timeOuts: ('24h' | '7d' | '30d' | '6w')[];
  /**
   * lengths of a self-exclusion
   *
   * @minItems 0
   */
  exclusions: ('6m' | '1y' | '5y')[];
  /**
   * a button in the header that stops play for 24 hours
   */
  panicButton: boolean;
  /**
   * minutes between two reality checks of a signed-in member; 0 for none
   */
  realityCheckMinutes: number;
  /**
   * minutes of rest after a reality check; 0 for none
   */
  realityBreakMinutes: number;
  /**
   * who helps with gambling, shown on the page of responsible gaming
   */
  helplineName: string;
  /**
   * telephone number or address of the helpline
   */
  helplineContact: string;
}
export interface JurisdictionSuppression {
  code: string;
  pointer?: string;
  reason: string;
}

export interface LimitsSettings {
  $schema: string;
  language: 1;
  id: string;
  /**
   * findings that this document leaves out, each with a reason
   */
  suppress?: LimitsSuppression[];
  minimumAge: number;
  birthdayMinimumAge: number;
  smsResendSeconds: number;
  smsLockoutMinutes: number;
  captchaRefreshMs: number;
  noticesPerPage: number;
  menuVendors: number;
  footerVendors: number;
}
export interface LimitsSuppression {
  code: string;
  pointer?: string;
  reason: string;
}

export interface RegisterFieldsSettings {
  $schema: string;
  language: 1;
  id: string;
  /**
   * findings that this document leaves out, each with a reason
   */
  suppress?: RegisterFieldsSuppression[];
  fields: {
    [k: string]: RegisterFieldsField;
  };
}
export interface RegisterFieldsSuppression {
  code: string;
  pointer?: string;
  reason: string;
}
export interface RegisterFieldsField {
  /**
   * whether a visitor sees the field
   */
  enabled: boolean;
  /**
   * whether the form can be sent without it
   */
  required: boolean;
  /**
   * place among the fields, smallest first
   */
  order: number;
  /**
   * number of a pattern family
   */
  patternId?: number;
  /**
   * an own regular expression; * accepts anything. Goes before patternId
   */
  acceptedPattern?: string;
  minLength?: number;
  maxLength?: number;
}

export interface ThemeSettings {
  $schema: string;
  language: 1;
  id: string;
  /**
   * findings that this document leaves out, each with a reason
   */
  suppress?: ThemeSuppression[];
  tokens: {
    colors?: {
      [k: string]: {
        light: string;
        dark: string;
      };
    };
    radii?: {
      [k: string]: string;
    };
    fonts?: {
      [k: string]: string;
    };
  };
}
export interface ThemeSuppression {
  code: string;
  pointer?: string;
  reason: string;
}

export interface WhitelabelSettings {
  $schema: string;
  language: 1;
  id: string;
  /**
   * findings that this document leaves out, each with a reason
   */
  suppress?: WhitelabelSuppression[];
  tree: WhitelabelModule;
}
export interface WhitelabelSuppression {
  code: string;
  pointer?: string;
  reason: string;
}
export interface WhitelabelModule {
  modId: string;
  /**
   * what an operator reads
   */
  name?: string;
  enabled: boolean;
  childrenNodes: WhitelabelModule[];
}
