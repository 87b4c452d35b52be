import type { OfferCalls, OfferOverview, OfferFields, OfferFigures } from '../../protocol/calls/offers.ts';
import type { Facts } from '../proposals/fact-diff.tsx';
import type { offerMessages } from './offer-messages.ts';

type OwnWord = 'heading' | 'lead' | 'list' | 'empty' | 'emptyText' | 'add' | 'pauseText' | 'endText';
export type OfferWords = typeof offerMessages &
  Readonly<Record<OwnWord, string>> & {
    /** What the fields are called. */
    readonly names: Readonly<Record<string, string>>;
  };

/** A field of the form, beside the texts. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly kind: 'line' | 'amount' | 'whole' | 'moment' | 'choice' | 'check' | 'picture' | 'page';
  /** What may be typed, of many. */
  readonly suggestions?: readonly string[];
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** What is different between the screens of promotions and missions. */
export interface OfferKind<Fields extends OfferFields> {
  readonly words: OfferWords;
  /** Fields that are fixed once an offer was approved. */
  readonly fixed: readonly string[];
  readonly hasTerms: boolean;
  /** Path of the picture that its card shows; empty for none. */
  readonly pictureOf: (fields: Fields) => string;
  readonly calls: OfferCalls<Fields>;
  readonly blank: (now: Date) => Fields;
  readonly form: (fields: Fields, overview: OfferOverview<Fields>) => readonly FormField[];
  /** What it brings, in a line. */
  readonly summarise: (fields: Fields, overview: OfferOverview<Fields>) => string;
  readonly figures: (figures: OfferFigures, overview: OfferOverview<Fields>) => Facts;
  /** Every field in words, beside the texts. */
  readonly facts: (fields: Fields, overview: OfferOverview<Fields>) => Facts;
}
