import type { OfferOverview, OfferFields } from '../../protocol/calls/offers.ts';
import { FactDiff, type Facts } from '../proposals/fact-diff.tsx';
import type { OfferKind } from './offer-kind.ts';
import { offerMessages as words } from './offer-messages.ts';

const listTexts = ({ texts }: OfferFields): Facts =>
  Object.entries(texts).flatMap(([language, { title, text, terms }]) =>
    [
      [words.title(language), title] as const,
      [words.text(language), text] as const,
      [words.terms(language), terms] as const,
    ].filter(([, value]) => value !== ''),
  );

/** What a proposal would make of an offer: every line of a draft, the lines that differ of one that runs. */
export function OfferDiff<Fields extends OfferFields>(props: {
  readonly kind: OfferKind<Fields>;
  /** Null: it has not run yet. */
  readonly now: Fields | null;
  readonly wanted: Fields;
  readonly overview: OfferOverview<Fields>;
}) {
  const { kind, now, wanted, overview } = props;
  const list = (fields: Fields): Facts => [...kind.facts(fields, overview), ...listTexts(fields)];
  return <FactDiff words={words} now={now === null ? null : list(now)} wanted={list(wanted)} />;
}
