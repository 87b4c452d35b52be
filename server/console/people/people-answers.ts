import type { FastifyRequest } from 'fastify';
import type { LinkedPeople, people as calls } from '../../../src/protocol/calls/people.ts';
import type { ConsoleDeps } from '../deps.ts';
import { sessionOf } from '../guard.ts';
import type { Handlers } from '../register-calls.ts';
import { describeLink } from './link-address.ts';
import type { Actor, Handed } from './people.ts';

const actorOf = (request: FastifyRequest): Actor => {
  const { username, id } = sessionOf(request).account;
  return { username, accountId: id };
};

/** Operators, as administrators see and change them. */
export function answerPeople({ people, consoleOrigin }: ConsoleDeps): Handlers<typeof calls> {
  /** With the people as they are then, and the link where it is shown. */
  const answer = async ({
    link,
    sentTo,
    ...more
  }: Handed & { readonly isProposed?: boolean }): Promise<LinkedPeople> => ({
    ...(await people.list()),
    link: link === null ? null : describeLink(consoleOrigin, 'welcome', link),
    sentTo,
    isProposed: more.isProposed ?? false,
  });
  return {
    list: () => people.list(),
    invite: async ({ by: _by, ...invitation }, { request }) =>
      answer(await people.invite(invitation, actorOf(request))),
    reset: async ({ username, note }, { request }) =>
      answer(await people.reset(username, actorOf(request), note)),
    changeRole: async ({ username, role, note }, { request }) =>
      answer(await people.changeRole(username, role, actorOf(request), note)),
    changeAddress: async ({ username, email, note }, { request }) =>
      answer(await people.changeAddress(username, email, actorOf(request), note)),
    disable: async ({ username, disabled, note }, { request }) =>
      answer(await people.setDisabled(username, disabled, actorOf(request), note)),
    decide: async ({ id, state, reason }, { request }) =>
      answer(await people.decide({ id, state, reason }, actorOf(request))),
    withdraw: async ({ id }, { request }) =>
      answer(await people.decide({ id, state: 'withdrawn', reason: '' }, actorOf(request))),
    endSessions: async ({ username }, { request }) => {
      await people.endSessions(username, actorOf(request));
      return people.list();
    },
  };
}
