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
   * where the chat with customer service is
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
}
export interface BrandSuppression {
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
