import { assign } from 'xstate';
import { askingWith, setupFlow, withAnswer, withEvent } from '../setup-flow.ts';
import type { AnswerOf } from '../flow-contract.ts';
import type { ContractPeriod, ContractTier } from '../contract/contract.context.ts';
import {
  draftTransitions,
  emptyDraft,
  hasOtherTiers,
  hasRoomForTier,
  withCell,
  withFaults,
  withRow,
  withoutRow,
  type TypedCell,
} from '../contract/contract.draft.ts';
import { tidyTiers, tiersOf } from '../contract/contract.tiers.ts';
import { nameErrorMessage } from '../error-message.ts';
import { noFailure, showErrorIn, showErrorWhen } from '../form-failure.ts';
import {
  accountsPerCall,
  isFaulty,
  listAgain,
  listRest,
  nameAnswers,
  termsOfLine,
  toggleAccount,
  togglePage,
  type DirectLine,
  type OffersContext,
  type OffersInput,
} from './contract-offers.context.ts';
import { contractOffersContract } from './contract-offers.contract.ts';

interface Order extends OffersInput {
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTier[];
  readonly accounts: readonly { readonly account: string; readonly version: number }[];
}
type Answers = AnswerOf<typeof contractOffersContract, 'sendOffers'>;

const askedOf = ({ context: { kind, product, page } }: { readonly context: OffersContext }) => ({
  kind,
  product,
  page,
});
const lineCame = [
  { guard: withAnswer('hasNobody'), target: 'nobody' },
  { target: 'choosing', actions: withAnswer('keepLine') },
] as const;
/** Those that the next call is about, and what it offers them. */
const nextOf = (context: OffersContext) => listRest(context).slice(0, accountsPerCall);
function describeOrder({ context }: { readonly context: OffersContext }): Order {
  const { kind, product, period, draft } = context;
  return {
    kind,
    product,
    period,
    tiers: tidyTiers(tiersOf(draft), termsOfLine(context).currency),
    accounts: nextOf(context).map(({ account, version }) => ({ account, version })),
  };
}
/** Refusals of the terms themselves: the agent mends them and continues. */
const faultsOfTerms = [
  'contract.rate-too-high',
  'contract.tier-invalid',
  'contract.easier-terms',
  'contract.not-rising',
  'contract.too-many-tiers',
] as const;

/**
 * See `contractOffersContract`. The same form as an offer to one account. It goes out in several calls, so
 * that the page says how far it is; a call whose answer is lost is made again with its own key.
 */
export const contractOffersMachine = setupFlow(contractOffersContract, {
  guards: {
    hasNobody: (_, line: DirectLine) => line.totalCount === 0,
    hasNone: ({ context }) => context.marked.length === 0,
    isFaulty: ({ context }) => isFaulty(context),
    hasRoom: hasRoomForTier,
    hasOtherRows: hasOtherTiers,
    hasBegun: ({ context }) => context.made.length > 0,
    hasRest: ({ context }) => listRest(context).length > 0,
    hasAgain: ({ context }) => listAgain(context).length > 0,
  },
  actions: {
    askPage: assign((_, { page }: { page: number }) => ({ ...noFailure, page })),
    keepLine: assign((_, line: DirectLine) => ({ line })),
    toggleAccount: assign(({ context }, { account }: { account: string }) => ({
      ...noFailure,
      marked: toggleAccount(context, account),
    })),
    togglePage: assign(({ context }) => ({ ...noFailure, marked: togglePage(context) })),
    clearMarks: assign({ ...noFailure, marked: [] }),
    complainOfNone: assign({ error: null, errors: { accounts: nameErrorMessage('contract.no-accounts') } }),
    beginDraft: assign(({ context: { draft } }) => ({
      ...noFailure,
      draft: draft.length === 0 ? emptyDraft() : draft,
      isChecked: false,
    })),
    changeCell: assign(({ context }, cell: TypedCell) => withCell(context, cell, termsOfLine(context))),
    addRow: assign(({ context }) => withRow(context, termsOfLine(context))),
    removeRow: assign(({ context }, { key }: { key: string }) =>
      withoutRow(context, key, termsOfLine(context)),
    ),
    keepPeriod: assign((_, { period }: { period: ContractPeriod }) => ({ period })),
    complain: assign(({ context }) => withFaults(context, termsOfLine(context))),
    keepAnswers: assign(({ context }, { results }: Answers) => ({
      ...noFailure,
      made: [...context.made, ...nameAnswers(nextOf(context), results)],
    })),
    beginAgain: assign(({ context }) => ({ ...noFailure, marked: listAgain(context), made: [] })),
    forgetOffers: assign({ ...noFailure, page: 1, marked: [], made: [] }),
  },
}).createMachine({
  id: 'contractOffers',
  context: ({ input }) => ({
    ...noFailure,
    ...input,
    line: null,
    page: 1,
    marked: [],
    draft: [],
    period: 'M',
    isChecked: false,
    made: [],
  }),
  initial: 'loading',
  states: {
    loading: askingWith('loadLine', askedOf, {
      onDone: lineCame,
      onError: showErrorIn('failed'),
    }),
    nobody: { on: { 'line.retry': 'loading' } },
    failed: { on: { 'line.retry': { target: 'loading', actions: 'clearErrors' } } },
    choosing: {
      on: {
        'page.turn': { target: 'turning', actions: withEvent('askPage') },
        'account.mark': { actions: withEvent('toggleAccount') },
        'page.mark': { actions: 'togglePage' },
        'marks.clear': { actions: 'clearMarks' },
        'accounts.submit': [
          { guard: 'hasNone', actions: 'complainOfNone' },
          { target: 'drafting', actions: 'beginDraft' },
        ],
      },
    },
    // The page before stays in sight, and with it the place of the keyboard.
    turning: {
      invoke: {
        id: 'turnLine',
        src: 'loadLine',
        input: askedOf,
        onDone: lineCame,
        onError: showErrorIn('choosing'),
      },
    },
    drafting: {
      on: {
        ...draftTransitions,
        'offer.submit': [
          { guard: 'isFaulty', actions: 'complain' },
          { target: 'reviewing', actions: 'clearErrors' },
        ],
        'offer.cancel': [
          // Whom the order reached before its terms were refused stays in the list of results.
          { guard: 'hasBegun', target: 'finished', actions: 'clearErrors' },
          { target: 'choosing', actions: 'clearErrors' },
        ],
      },
    },
    reviewing: {
      on: {
        'offers.back': { target: 'drafting', actions: 'clearErrors' },
        'offers.send': { target: 'sending', actions: 'clearErrors' },
      },
    },
    sending: askingWith('sendOffers', describeOrder, {
      onDone: { target: 'counting', actions: withAnswer('keepAnswers') },
      onError: [showErrorWhen('drafting', ...faultsOfTerms), showErrorIn('stopped')],
    }),
    counting: { always: [{ guard: 'hasRest', target: 'sending' }, { target: 'finished' }] },
    stopped: {
      on: {
        'offers.continue': { target: 'sending', actions: 'clearErrors' },
        'offers.stop': { target: 'finished', actions: 'clearErrors' },
      },
    },
    finished: {
      on: {
        'offers.again': { guard: 'hasAgain', target: 'drafting', actions: 'beginAgain' },
        'offers.more': { target: 'loading', actions: 'forgetOffers' },
      },
    },
  },
});
