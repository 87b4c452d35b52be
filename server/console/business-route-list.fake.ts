import { agents } from '../../src/protocol/calls/agents.ts';
import { fraud } from '../../src/protocol/calls/fraud.ts';
import { contractRules, transferRules, withdrawalRules } from '../../src/protocol/calls/rules.ts';
import { withdrawals } from '../../src/protocol/calls/withdrawals.ts';
import { reviews, work } from '../../src/protocol/calls/reviews.ts';
import { submissions } from '../../src/protocol/calls/submissions.ts';
import { senders } from '../../src/protocol/calls/senders.ts';
import { settlements } from '../../src/protocol/calls/settlements.ts';
import { jackpots } from '../../src/protocol/calls/jackpots.ts';
import { members, removals } from '../../src/protocol/calls/members.ts';
import { money } from '../../src/protocol/calls/money.ts';
import { notices } from '../../src/protocol/calls/notices.ts';
import { vendors } from '../../src/protocol/calls/vendors.ts';
import { games, rounds } from '../../src/protocol/calls/games.ts';
import { outbox } from '../../src/protocol/calls/outbox.ts';
import { receiving } from '../../src/protocol/calls/receiving.ts';
import { lottery } from '../../src/protocol/calls/lottery.ts';
import { addressOf, bodyOf, listNeeds, type Calls } from '../../src/protocol/define-call.ts';
import { exampleOf } from '../../src/protocol/example-of.fake.ts';
import type { ConsolePermission } from '../../src/protocol/console-api.ts';
import { missions, promotions } from '../../src/protocol/calls/offers.ts';

export interface ListedRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  /** With the names of its parameters, where they are defined. */
  readonly path?: string;
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
    const { method, needs: first } = call;
    const needs = listNeeds(call, input).at(-1) ?? first;
    if (first === 'nothing' || needs === 'nothing')
      throw new Error(`Expected ${call.path} to need a permission`);
    const path = `/api${call.path}`;
    const url = addressOf(call, input);
    return { method, url, path, needs, first, ...(body === undefined ? {} : { body }) };
  });
/** Routes about members, their money and their games: what each asks for, and a body it accepts. */
export const businessRoutes: readonly ListedRoute[] = [
  ...[
    agents,
    contractRules,
    fraud,
    games,
    jackpots,
    lottery,
    members,
    missions,
    money,
    notices,
    outbox,
    promotions,
    receiving,
    removals,
    reviews,
    rounds,
    senders,
    settlements,
    submissions,
    transferRules,
    vendors,
    withdrawalRules,
    withdrawals,
    work,
  ].flatMap(listDefined),
];
