import type { JsonObject } from '../../protocol/json/json.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import type { IssueCode } from '../issue-codes.ts';
import type { FixDraft, Source } from '../issue-log.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';

/** All that agreements are about. */
export interface AgreementSite {
  readonly settings: SiteDocumentsByKind['settings'];
  readonly forms: SiteDocumentsByKind['forms'];
  readonly screens: readonly SourcedScreen[];
  /** Languages of the site, as `fil-PH`. */
  readonly languages: readonly string[];
  /** The calendar day by the clocks of the brand; null where no clock was handed in. */
  readonly today: string | null;
}

/** A place where something does not agree, with the sentence that says so. */
export interface Disagreement {
  readonly source: Source;
  readonly message: string;
  readonly fix?: FixDraft;
}

/** Settings, forms or components that have to say the same thing. */
export interface Agreement {
  readonly code: IssueCode;
  /** What has to agree, for the reference page. */
  readonly between: string;
  /** When it agrees, for the reference page. */
  readonly rule: string;
  readonly find: (site: AgreementSite) => readonly Disagreement[];
}

export const inBrand = (...place: readonly (string | number)[]): Source => ({
  document: 'settings/brand',
  place,
});

/** A text of an object of a document; null where there is none. */
export const readString = (value: JsonObject | undefined, key: string): string | null => {
  const text = value?.[key];
  return typeof text === 'string' ? text : null;
};
export const readCount = (value: JsonObject | undefined, key: string): number | null => {
  const count = value?.[key];
  return typeof count === 'number' ? count : null;
};
