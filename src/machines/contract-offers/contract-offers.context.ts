import { contractKindShape } from '../../protocol/generated/shapes/contract-kind.ts';
import { directLineShape } from '../../protocol/generated/shapes/direct-line.ts';
import { offerResultShape } from '../../protocol/generated/shapes/offer-result.ts';
import { contractValues, draftTier } from '../contract/contract.context.ts';
import { mostAccounts, nameTierFaults, tiersOf } from '../contract/contract.tiers.ts';
import type { FlowContext } from '../define-flow.ts';
import { nameErrorMessage } from '../error-message.ts';
import { closedObject, listOf, orNull, propertiesOf, withSamples } from '../payload-schema.ts';
import type { ValueOf } from '../payload-schema.ts';
import { flag, integer, text } from '../value-kinds.ts';

/** So many accounts go to the server in one call: after each call the page says how far it is. */
export const accountsPerCall = 5;

export type DirectLine = ValueOf<typeof directLineShape>;
export type OfferResult = ValueOf<typeof offerResultShape>;
const { outcome, status, version } = propertiesOf(offerResultShape);
const person = { account: text, nickname: text, status, version };
/** An account of the direct line, and the state of its contract when it was marked. */
export type MarkedAccount = ValueOf<typeof markedShape>;
const markedShape = closedObject(person);
/** What came of the offer to one account. `code` is empty where it was offered. */
export type MadeOffer = ValueOf<typeof madeShape>;
const madeShape = closedObject({ ...person, outcome, code: text });

export const offersInput = closedObject({
  kind: withSamples(contractKindShape, ['dividend']),
  /** Product code, or CONS for all products together. */
  product: withSamples(text, ['CONS']),
});
export type OffersInput = ValueOf<typeof offersInput>;
export const offersValues = {
  ...propertiesOf(offersInput),
  line: orNull(directLineShape),
  /** The page that is asked for. */
  page: integer,
  /** Whom the offer is for, in the order of the marks. */
  marked: listOf(markedShape),
  draft: listOf(closedObject(draftTier)),
  period: contractValues.period,
  isChecked: flag,
  /** What was answered so far, in the order of the marks. */
  made: listOf(madeShape),
};
export type OffersContext = FlowContext<typeof offersValues>;

/** Rates are checked against what the agent has; before the line is there, nothing may be given. */
export const termsOfLine = ({ line }: Pick<OffersContext, 'line'>) => ({
  ownRate: line?.ownRate ?? '0',
  currency: line?.currency ?? '',
});
export const isFaulty = ({ draft, line }: Pick<OffersContext, 'draft' | 'line'>): boolean =>
  Object.keys(nameTierFaults(tiersOf(draft), termsOfLine({ line }))).length > 0;

/** An account whose contract is to end cannot be offered another before that is answered. */
const canBeOffered = ({ status: standing }: Pick<MarkedAccount, 'status'>): boolean => standing !== 'V';
const isMarked = (marked: readonly MarkedAccount[], { account }: Pick<MarkedAccount, 'account'>): boolean =>
  marked.some((one) => one.account === account);
const unmark = (marked: readonly MarkedAccount[], gone: readonly Pick<MarkedAccount, 'account'>[]) =>
  marked.filter((one) => !isMarked(gone as readonly MarkedAccount[], one));
/** Marks as many as one order takes. */
const mark = (marked: readonly MarkedAccount[], more: readonly MarkedAccount[]): readonly MarkedAccount[] =>
  [
    ...marked,
    ...more
      .filter((one) => canBeOffered(one) && !isMarked(marked, one))
      .map(({ account, nickname, status: standing, version: newest }) => ({
        account,
        nickname,
        status: standing,
        version: newest,
      })),
  ].slice(0, mostAccounts);

/** Marks an account of the page, or takes its mark away. */
export function toggleAccount({ marked, line }: OffersContext, account: string): readonly MarkedAccount[] {
  const row = line?.content.find((one) => one.account === account);
  if (row === undefined) return marked;
  return isMarked(marked, row) ? unmark(marked, [row]) : mark(marked, [row]);
}
const listMarkable = ({ line }: Pick<OffersContext, 'line'>) => (line?.content ?? []).filter(canBeOffered);
export const isPageMarked = (context: Pick<OffersContext, 'line' | 'marked'>): boolean => {
  const markable = listMarkable(context);
  return markable.length > 0 && markable.every((one) => isMarked(context.marked, one));
};
/** Marks all accounts of the page, or, where all are marked, none of them. */
export const togglePage = (context: OffersContext): readonly MarkedAccount[] =>
  isPageMarked(context)
    ? unmark(context.marked, listMarkable(context))
    : mark(context.marked, listMarkable(context));

/** The page as it is shown. */
export const showLine = ({ line, marked }: Pick<OffersContext, 'line' | 'marked'>) =>
  (line?.content ?? []).map(({ account, nickname, status: standing, rate }) => {
    const isOn = isMarked(marked, { account });
    const isOff = !canBeOffered({ status: standing }) || (!isOn && marked.length >= mostAccounts);
    return { account, nickname, status: standing, rate, isMarked: isOn, isOff };
  });

/** Marked accounts that are not answered yet. */
export const listRest = ({ marked, made }: Pick<OffersContext, 'marked' | 'made'>) =>
  marked.slice(made.length);
/** The answers of a call, with whom they are about. */
export const nameAnswers = (
  asked: readonly MarkedAccount[],
  results: readonly OfferResult[],
): readonly MadeOffer[] =>
  asked.map(({ account, nickname }, place) => {
    const result = results[place];
    const {
      outcome: came,
      status: standing,
      version: newest,
      code,
    } = result ?? ({ outcome: 'refused', status: 'none', version: 0, code: 'unknown' } as const);
    return { account, nickname, outcome: came, status: standing, version: newest, code };
  });

/** Refusals that the same offer would meet again, whatever its terms. */
const final: readonly string[] = ['agent.not-below', 'contract.not-agent'];
/** Accounts to which a further offer makes sense, as they are now. */
export const listAgain = ({
  made,
  marked,
}: Pick<OffersContext, 'made' | 'marked'>): readonly MarkedAccount[] => [
  ...made
    .filter((one) => one.outcome === 'refused' && !final.includes(one.code) && canBeOffered(one))
    .map(({ account, nickname, status: standing, version: newest }) => ({
      account,
      nickname,
      status: standing,
      version: newest,
    })),
  ...listRest({ marked, made }),
];
/** The result for each account; `error` is the key of the words that say why. */
export const showMade = ({ made, marked }: Pick<OffersContext, 'made' | 'marked'>) => [
  ...made.map(({ account, nickname, outcome: came, code }) => ({
    account,
    nickname,
    outcome: came,
    error: code === '' ? null : nameErrorMessage(code),
  })),
  ...listRest({ marked, made }).map(({ account, nickname }) => ({
    account,
    nickname,
    outcome: 'unsent' as const,
    error: null,
  })),
];
