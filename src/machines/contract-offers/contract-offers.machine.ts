import { assign, setup } from 'xstate';
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
  type DraftEvent,
  type TypedCell,
} from '../contract/contract.draft.ts';
import { tidyTiers, tiersOf } from '../contract/contract.tiers.ts';
import { nameErrorMessage } from '../error-message.ts';
import { describeFailure, hasCode, noFailure, showErrorIn, showErrorWhen } from '../form-failure.ts';
import { unassembledService } from '../unassembled.ts';
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
  type OfferResult,
  type OffersContext,
  type OffersInput,
} from './contract-offers.context.ts';

type OffersEvent =
  | { type: 'line.retry' }
  | { type: 'page.turn'; page: number }
  | { type: 'account.mark'; account: string }
  | { type: 'page.mark' }
  | { type: 'marks.clear' }
  | { type: 'accounts.submit' }
  | DraftEvent
  | { type: 'offer.submit' }
  | { type: 'offer.cancel' }
  | { type: 'offers.back' }
  | { type: 'offers.send' }
  | { type: 'offers.continue' }
  | { type: 'offers.stop' }
  | { type: 'offers.again' }
  | { type: 'offers.more' };
interface Order extends OffersInput {
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTier[];
  readonly accounts: readonly { readonly account: string; readonly version: number }[];
}
interface Answers {
  readonly results: readonly OfferResult[];
}

const askedOf = ({ context: { kind, product, page } }: { readonly context: OffersContext }) => ({
  ...{ kind, product, page },
});
const passLine = ({ event }: { readonly event: { readonly output: DirectLine } }) => ({ line: event.output });
const lineCame = [
  { guard: { type: 'hasNobody', params: passLine }, target: 'nobody' },
  { target: 'choosing', actions: { type: 'keepLine', params: passLine } },
] as const;
/** Those that the next call is about, and what it offers them. */
const nextOf = (context: OffersContext) => listRest(context).slice(0, accountsPerCall);
function describeOrder({ context }: { readonly context: OffersContext }): Order {
  const { kind, product, period, draft } = context;
  return {
    ...{ kind, product, period },
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
export const contractOffersMachine = setup({
  types: { context: {} as OffersContext, events: {} as OffersEvent, input: {} as OffersInput },
  actors: {
    loadLine: unassembledService<DirectLine, OffersInput & { readonly page: number }>('loadLine'),
    sendOffers: unassembledService<Answers, Order>('sendOffers'),
  },
  guards: {
    hasCode,
    hasNobody: (_, { line }: { line: DirectLine }) => line.totalCount === 0,
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
    keepLine: assign((_, { line }: { line: DirectLine }) => ({ line })),
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
    showError: assign(describeFailure),
    clearErrors: assign(noFailure),
  },
}).createMachine({
  id: 'contractOffers',
  context: ({ input }) => ({
    ...noFailure,
    ...input,
    ...{ line: null, page: 1, marked: [], draft: [], period: 'M', isChecked: false, made: [] },
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadLine',
        src: 'loadLine',
        input: askedOf,
        onDone: lineCame,
        onError: showErrorIn('failed'),
      },
    },
    nobody: { on: { 'line.retry': 'loading' } },
    failed: { on: { 'line.retry': { target: 'loading', actions: 'clearErrors' } } },
    choosing: {
      on: {
        'page.turn': {
          target: 'turning',
          actions: { type: 'askPage', params: ({ event }) => ({ page: event.page }) },
        },
        'account.mark': {
          actions: { type: 'toggleAccount', params: ({ event }) => ({ account: event.account }) },
        },
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
    sending: {
      invoke: {
        id: 'sendOffers',
        src: 'sendOffers',
        input: describeOrder,
        onDone: {
          target: 'counting',
          actions: { type: 'keepAnswers', params: ({ event }) => ({ results: event.output.results }) },
        },
        onError: [showErrorWhen('drafting', ...faultsOfTerms), showErrorIn('stopped')],
      },
    },
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
