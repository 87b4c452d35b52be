import { agents } from '../../src/protocol/calls/agents.ts';
import { fraud } from '../../src/protocol/calls/fraud.ts';
import { senders } from '../../src/protocol/calls/senders.ts';
import { settlements } from '../../src/protocol/calls/settlements.ts';
import { jackpots } from '../../src/protocol/calls/jackpots.ts';
import { members, removals } from '../../src/protocol/calls/members.ts';
import { notices } from '../../src/protocol/calls/notices.ts';
import { vendors } from '../../src/protocol/calls/vendors.ts';
import { games, rounds } from '../../src/protocol/calls/games.ts';
import { outbox } from '../../src/protocol/calls/outbox.ts';
import { receiving } from '../../src/protocol/calls/receiving.ts';
import { lottery } from '../../src/protocol/calls/lottery.ts';
import { addressOf, bodyOf, type Calls } from '../../src/protocol/define-call.ts';
import { exampleOf } from '../../src/protocol/example-of.fake.ts';
import type { ConsolePermission } from '../../src/protocol/console-api.ts';
import { sampleMission, samplePromotion } from '../../src/protocol/console-offers.fake.ts';
import { sampleTransferRules } from '../../src/protocol/console-transfers.fake.ts';
import { sampleContractRules } from '../../src/protocol/console-contract-rules.fake.ts';
import { sampleRules } from '../../src/protocol/console-withdrawals.fake.ts';

export interface ListedRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly needs: ConsolePermission;
  /** What it needs before its body says what it is about. */
  readonly first?: ConsolePermission;
  readonly body?: object;
}
/** Routes of calls that are defined once, each with the least that it takes. */
const listDefined = (calls: Calls): readonly ListedRoute[] =>
  Object.values(calls).map((call) => {
    const input = exampleOf(call.input);
    const body = bodyOf(call, input);
    const { method, needs } = call;
    if (needs === 'nothing') throw new Error(`Expected ${call.path} to need a permission`);
    return { method, url: addressOf(call, input), needs, ...(body === undefined ? {} : { body }) };
  });
/** Of one kind of offers. */
const listOfferRoutes = (path: string, fields: object): readonly ListedRoute[] => [
  { method: 'GET', url: path, needs: 'read' },
  { method: 'POST', url: `${path}/draft`, needs: 'cashier', body: { id: null, fields } },
  { method: 'POST', url: `${path}/remove`, needs: 'cashier', body: { id: '1' } },
  { method: 'POST', url: `${path}/propose`, needs: 'cashier', body: { id: '1', fields, note: 'n' } },
  { method: 'POST', url: `${path}/stop`, needs: 'cashier', body: { id: '1', to: 'paused', note: 'n' } },
  { method: 'POST', url: `${path}/withdraw`, needs: 'cashier', body: { id: '1' } },
  {
    method: 'POST',
    url: `${path}/decide`,
    needs: 'publish',
    body: { id: '1', state: 'approved', reason: '' },
  },
];
/** Of one kind of rules of money. */
const listRulesRoutes = (path: string, rules: object): readonly ListedRoute[] => [
  { method: 'GET', url: path, needs: 'read' },
  { method: 'POST', url: `${path}/propose`, needs: 'cashier', body: { rules, note: 'n' } },
  { method: 'POST', url: `${path}/withdraw`, needs: 'cashier', body: { id: '1' } },
  {
    method: 'POST',
    url: `${path}/decide`,
    needs: 'publish',
    body: { id: '1', state: 'approved', reason: '' },
  },
];
/** Routes about members, their money and their games: what each asks for, and a body it accepts. */
export const businessRoutes: readonly ListedRoute[] = [
  { method: 'GET', url: '/api/reviews', needs: 'players' },
  { method: 'GET', url: '/api/work', needs: 'players' },
  { method: 'GET', url: '/api/reviews/pictures/picture-of-1', needs: 'players' },
  {
    method: 'POST',
    url: '/api/reviews/decide',
    first: 'players',
    needs: 'publish',
    body: { kind: 'redemption', id: '1', status: 'approved', remark: '' },
  },
  { method: 'GET', url: '/api/withdrawals?filter=all&search=x&page=2', needs: 'players' },
  { method: 'GET', url: '/api/withdrawals/1', needs: 'players' },
  { method: 'GET', url: '/api/withdrawals/export?filter=all', needs: 'cashier' },
  {
    method: 'POST',
    url: '/api/withdrawals/decide',
    needs: 'cashier',
    body: { id: '1', action: 'take', text: '', version: '1', key: 'key-of-a-test' },
  },
  { method: 'GET', url: '/api/money', needs: 'players' },
  {
    method: 'POST',
    url: '/api/money/adjust',
    needs: 'cashier',
    body: { account: 'player', direction: 'credit', amount: '1.00', note: 'n', evidence: 'e' },
  },
  {
    method: 'POST',
    url: '/api/money/rules',
    needs: 'cashier',
    body: {
      rules: { creditTolerance: '2.00', creditLimit: null, cashierDay: null, memberDay: null, ceilings: [] },
      note: 'n',
    },
  },
  { method: 'POST', url: '/api/money/withdraw', needs: 'cashier', body: { id: '1' } },
  {
    method: 'POST',
    url: '/api/money/decide',
    needs: 'publish',
    body: { id: '1', state: 'approved', reason: '' },
  },
  ...listRulesRoutes('/api/withdrawal-rules', sampleRules),
  ...listRulesRoutes('/api/transfer-rules', sampleTransferRules),
  ...listRulesRoutes('/api/contract-rules', sampleContractRules),
  ...[
    agents,
    fraud,
    games,
    jackpots,
    lottery,
    members,
    notices,
    outbox,
    receiving,
    removals,
    rounds,
    senders,
    settlements,
    vendors,
  ].flatMap(listDefined),
  ...listOfferRoutes('/api/promotions', samplePromotion),
  ...listOfferRoutes('/api/missions', sampleMission),
];
