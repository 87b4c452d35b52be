import { contractShape } from '../../protocol/generated/shapes/contract.ts';
import { directLineShape } from '../../protocol/generated/shapes/direct-line.ts';
import { offerResultShape } from '../../protocol/generated/shapes/offer-result.ts';
import { draftFields, draftTier, contractValues } from '../contract/contract.context.ts';
import { boundDraft, showDraft } from '../contract/contract.draft.ts';
import { mostAccounts } from '../contract/contract.tiers.ts';
import { defineFlow, withoutPayload } from '../define-flow.ts';
import { closedObject, listOf, oneOfTexts, orNull, propertiesOf, withSamples } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt } from '../service-contract.ts';
import { flag, identity, integer, messageMap, noPayload, text } from '../value-kinds.ts';
import {
  isPageMarked,
  listAgain,
  listRest,
  offersInput,
  offersValues,
  showLine,
  showMade,
  termsOfLine,
  type OffersContext,
} from './contract-offers.context.ts';

const { status, version } = propertiesOf(offerResultShape);
const shownPerson = { account: identity, nickname: text };
const row = (account: string, standing: string, newest = 0) => ({
  account,
  nickname: account,
  status: standing,
  version: newest,
  rate: newest === 0 ? '0.00' : '5.00',
});
/** Six that an order may name, which is more than one call takes, and one that it may not. */
const line = {
  ownRate: '10.00',
  currency: 'PHP',
  pageNum: 1,
  totalPages: 2,
  totalCount: 8,
  content: [
    ...[row('bayani', 'none'), row('malaya', 'A', 1), row('luntian', 'V', 1)],
    ...['m1', 'm2', 'm3', 'm4'].map((account) => row(account, 'none')),
  ],
};
const offered = { outcome: 'offered', id: 'k-1', status: 'P', version: 1, code: '', message: '' };
const others = [offered, offered, offered, offered];
const refused = (code: string, standing = 'none') => ({
  outcome: 'refused',
  id: '',
  status: standing,
  version: 2,
  code,
  message: 'Why.',
});
/** The same terms for several accounts of the direct line (specification, section 4; wire contract B3 to B6). */
export const contractOffersContract = defineFlow({
  id: 'contractOffers',
  needs: 'member',
  summary: 'An agent offers the same terms to several direct downlines, and reads what came of each.',
  input: offersInput,
  events: {
    'line.retry': noPayload,
    'page.turn': closedObject({ page: withSamples(integer, [1, 2]) }),
    'account.mark': closedObject({ account: withSamples(text, ['bayani', 'luntian', 'unknown']) }),
    ...withoutPayload('page.mark', 'marks.clear', 'accounts.submit'),
    'tier.change': closedObject({
      key: withSamples(text, ['1']),
      field: oneOfTexts(draftFields),
      value: withSamples(text, ['5.00', '99']),
    }),
    'tier.add': noPayload,
    'tier.remove': closedObject({ key: withSamples(text, ['1', '2']) }),
    'period.choose': closedObject({ period: contractValues.period }),
    ...withoutPayload('offer.submit', 'offer.cancel', 'offers.back', 'offers.send'),
    ...withoutPayload('offers.continue', 'offers.stop', 'offers.again', 'offers.more'),
  },
  shows: {
    errors: messageMap,
    kind: offersValues.kind,
    product: text,
    ownRate: text,
    period: contractValues.period,
    line: listOf(closedObject({ ...shownPerson, status, rate: text, isMarked: flag, isOff: flag })),
    page: integer,
    pages: integer,
    total: integer,
    /** To whom the offer is still to go. */
    rest: listOf(closedObject({ ...shownPerson, status, version })),
    count: integer,
    most: integer,
    isFull: flag,
    isPageMarked: flag,
    draft: listOf(closedObject({ ...draftTier, place: integer, error: orNull(text) })),
    /** To how many the offer is still to go, and how many of all are answered. */
    restCount: integer,
    doneCount: integer,
    made: listOf(
      closedObject({
        ...shownPerson,
        outcome: oneOfTexts(['offered', 'refused', 'unsent']),
        error: orNull(text),
      }),
    ),
    offeredCount: integer,
    againCount: integer,
  },
  read: (context: OffersContext) => ({
    ownRate: termsOfLine(context).ownRate,
    line: showLine(context),
    page: context.line?.pageNum ?? 1,
    pages: context.line?.totalPages ?? 0,
    total: context.line?.totalCount ?? 0,
    rest: listRest(context),
    count: context.marked.length,
    most: mostAccounts,
    isFull: context.marked.length >= mostAccounts,
    isPageMarked: isPageMarked(context),
    draft: showDraft(context),
    restCount: listRest(context).length,
    doneCount: context.made.length,
    made: showMade(context),
    offeredCount: context.made.filter((one) => one.outcome === 'offered').length,
    againCount: listAgain(context).length,
  }),
  states: {
    resting: { nobody: 'Nobody is below the agent; who registers shows when it happens.' },
    server: ['loading', 'turning', 'sending'],
    person: ['failed', 'nobody', 'reviewing', 'stopped', 'finished'],
    form: ['choosing', 'drafting'],
    money: ['drafting', 'reviewing', 'sending', 'stopped'],
    steps: {
      drafting: { after: 'choosing', by: 'accounts.submit', back: 'offer.cancel' },
      reviewing: { after: 'drafting', by: 'offer.submit', back: 'offers.back' },
    },
  },
  services: {
    loadLine: call({ kind: offersValues.kind, product: text, page: integer }, directLineShape, [
      done('a page', line),
      done('nobody', { ...line, content: [], totalPages: 0, totalCount: 0 }),
    ]),
    sendOffers: callOnce(
      {
        kind: offersValues.kind,
        product: text,
        period: contractValues.period,
        tiers: propertiesOf(contractShape).tiers,
        accounts: listOf(closedObject({ account: text, version })),
      },
      closedObject({ results: listOf(offerResultShape) }),
      [
        done('all offered', { results: [offered, ...others] }),
        done('one changed meanwhile', { results: [refused('contract.changed', 'P'), ...others] }),
        done('one no longer below', { results: [refused('agent.not-below'), ...others] }),
        failedAt('tiers.0', 'own rate fell', 'contract.rate-too-high'),
        failed('switched off', 'function.not.available'),
      ],
    ),
  },
  bounded: (context: OffersContext) => ({
    error: context.error !== null,
    fault: context.errors['accounts'] !== undefined,
    hasLine: context.line !== null,
    marked: context.marked.map(({ account }) => account).join(' '),
    ...boundDraft(context.draft, termsOfLine(context)),
    isChecked: context.isChecked,
    hasBegun: context.made.length > 0,
    hasRest: listRest(context).length > 0,
    hasAgain: listAgain(context).length > 0,
  }),
});
