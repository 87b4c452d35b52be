import type { FormFailure } from '../form-failure.ts';
import type { ContractPeriod, DraftField, DraftTier } from './contract.context.ts';
import { addRow, draftOf, mostTiers, nameTierFaults, tiersOf, type OfferTerms } from './contract.tiers.ts';

/** An offer while it is typed: what flows that make one keep of it. */
export interface TypedOffer extends FormFailure {
  readonly draft: readonly DraftTier[];
  /** Whether a submit was attempted; from then on every fault is shown immediately. */
  readonly isChecked: boolean;
}
export interface TypedCell {
  readonly key: string;
  readonly field: DraftField;
  readonly value: string;
}

const isFilled = (row: DraftTier): boolean =>
  [row.bet, row.loss, row.members, row.rate].every((cell) => cell !== '');
export const findDraftFaults = (draft: readonly DraftTier[], terms: OfferTerms) =>
  nameTierFaults(tiersOf(draft), terms);
/** The offer with other rows. Until it was to be sent, a row that is still being filled has no fault. */
function withDraft(isChecked: boolean, draft: readonly DraftTier[], terms: OfferTerms) {
  const faults = Object.entries(findDraftFaults(draft, terms)).filter(([place]) => {
    const row = draft[Number(place.slice('tiers.'.length))];
    return isChecked || (row !== undefined && isFilled(row));
  });
  return { draft, error: null, errors: Object.fromEntries(faults) };
}
export const withCell = (
  { draft, isChecked }: TypedOffer,
  { key, field, value }: TypedCell,
  terms: OfferTerms,
) =>
  withDraft(
    isChecked,
    draft.map((row) => (row.key === key ? { ...row, [field]: value } : row)),
    terms,
  );
export const withRow = ({ draft, isChecked }: TypedOffer, terms: OfferTerms) =>
  withDraft(isChecked, addRow(draft), terms);
export const withoutRow = ({ draft, isChecked }: TypedOffer, key: string, terms: OfferTerms) =>
  withDraft(
    isChecked,
    draft.filter((row) => row.key !== key),
    terms,
  );
const isFaulty = (rows: readonly DraftTier[], terms: OfferTerms): boolean =>
  rows.length > 0 && Object.keys(findDraftFaults(rows, terms)).length > 0;
/**
 * Whether a draft has a fault, and whether one is left when rows come and go, for `bounded`: one that is copied from a
 * row with a fixed amount pays without a rate, and stays when the row that it was copied from goes.
 */
export const boundRows = (draft: readonly DraftTier[], terms: OfferTerms) => ({
  draft: draft.length,
  isFaulty: isFaulty(draft, terms),
  isLastWrong: isFaulty(draft.slice(-1), terms),
  isCopyWrong: isFaulty(addRow(draft).slice(-1), terms),
});
/**
 * What decides how a draft can become one without a fault, for `bounded`: a change of one cell mends a row in which
 * nothing else is wrong. Samples of events name the rows 1 and 2, and change the first alone.
 */
export const boundDraft = (draft: readonly DraftTier[], terms: OfferTerms) => {
  const first = draft.find(({ key }) => key === '1');
  const isWrong = (row: Partial<DraftTier>): boolean =>
    first !== undefined && isFaulty([{ ...first, ...row }], terms);
  return {
    draft: draft.length,
    isFaulty: isFaulty(draft, terms),
    hasFirst: first !== undefined,
    hasSecond: draft.some(({ key }) => key === '2'),
    isRateWrong: isWrong({ bet: '0', loss: '0', members: '0' }),
    isMembersWrong: isWrong({ rate: '0.00', bet: '0', loss: '0' }),
  };
};
/** Every fault, after a submit. */
export const withFaults = ({ draft }: TypedOffer, terms: OfferTerms) => ({
  error: null,
  errors: findDraftFaults(draft, terms),
  isChecked: true,
});
export const hasRoomForTier = ({ context }: { readonly context: TypedOffer }): boolean =>
  context.draft.length < mostTiers;
export const hasOtherTiers = ({ context }: { readonly context: TypedOffer }): boolean =>
  context.draft.length > 1;
/** Rows as layouts show them, each with its number and its fault. */
export const showDraft = ({ draft, errors }: TypedOffer) =>
  draft.map((row, place) => ({ ...row, place: place + 1, error: errors[`tiers.${place}`] ?? null }));
/** Transitions of a state with the form. Need the guards and actions named here. */
export const draftTransitions = {
  'tier.change': {
    actions: {
      type: 'changeCell',
      params: ({ event: { key, field, value } }: { readonly event: TypedCell }): TypedCell => ({
        key,
        field,
        value,
      }),
    },
  },
  'tier.add': { guard: 'hasRoom', actions: 'addRow' },
  'tier.remove': {
    guard: 'hasOtherRows',
    actions: {
      type: 'removeRow',
      params: ({ event: { key } }: { readonly event: { readonly key: string } }) => ({ key }),
    },
  },
  'period.choose': {
    actions: {
      type: 'keepPeriod',
      params: ({ event: { period } }: { readonly event: { readonly period: ContractPeriod } }) => ({
        period,
      }),
    },
  },
} as const;
export const emptyDraft = (): readonly DraftTier[] => draftOf([]);
