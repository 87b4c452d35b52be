import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleRole } from '../../../src/protocol/console-api.ts';
import type { InvitationRequest, LinkedPeople, PeopleState } from '../../../src/protocol/console-people.ts';
import type { ConsoleDeps } from '../deps.ts';
import { decides, needs, requireNote, sessionOf } from '../guard.ts';
import { describeLink } from './link-address.ts';
import {
  addressBody,
  decisionBody,
  disabledBody,
  invitationBody,
  linkedPeopleAnswer,
  operatorBody,
  peopleAnswer,
  proposalBody,
  resetBody,
  roleBody,
} from './people-schemas.ts';
import type { Actor, Handed } from './people.ts';

const actorOf = (request: FastifyRequest): Actor => {
  const { username, id } = sessionOf(request).account;
  return { username, accountId: id };
};
interface Named {
  readonly username: string;
  readonly note?: string;
}

/** How a change is answered: with the people as they are then, and its link where it is shown. */
const createAnswer =
  ({ people, consoleOrigin }: ConsoleDeps) =>
  async ({ link, sentTo, ...more }: Handed & { readonly isProposed?: boolean }): Promise<LinkedPeople> => ({
    ...(await people.list()),
    link: link === null ? null : describeLink(consoleOrigin, 'welcome', link),
    sentTo,
    isProposed: more.isProposed ?? false,
  });

/** The end of a proposal: withdrawn by the operator who made it, confirmed or refused by another. */
function registerProposalRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { people } = deps;
  const answer = createAnswer(deps);
  const response = { 200: linkedPeopleAnswer };
  api.post<{ Body: { id: string; state: 'approved' | 'rejected'; reason: string } }>(
    '/people/decide',
    { config: decides('people'), schema: { body: decisionBody, response } },
    async (request) => {
      const { id, state, reason } = request.body;
      const note = state === 'rejected' ? requireNote(reason) : reason.trim();
      return answer(await people.decide({ id, state, reason: note }, actorOf(request)));
    },
  );
  api.post<{ Body: { id: string } }>(
    '/people/withdraw',
    { config: needs('people'), schema: { body: proposalBody, response } },
    async (request) =>
      answer(await people.decide({ id: request.body.id, state: 'withdrawn', reason: '' }, actorOf(request))),
  );
}

/** Operators, as administrators see and change them. */
export function registerPeopleRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { people } = deps;
  const config = needs('people');
  const response = { 200: peopleAnswer };
  const changed = { 200: linkedPeopleAnswer };
  const answer = createAnswer(deps);
  registerProposalRoutes(api, deps);
  api.get('/people', { config, schema: { response } }, (): Promise<PeopleState> => people.list());
  api.post<{ Body: InvitationRequest }>(
    '/people/invite',
    { config, schema: { body: invitationBody, response: changed } },
    async (request) => answer(await people.invite(request.body, actorOf(request))),
  );
  api.post<{ Body: Named }>(
    '/people/reset',
    { config, schema: { body: resetBody, response: changed } },
    async (request) => {
      const { username, note } = request.body;
      return answer(await people.reset(username, actorOf(request), note));
    },
  );
  api.post<{ Body: Named & { role: ConsoleRole } }>(
    '/people/role',
    { config, schema: { body: roleBody, response: changed } },
    async (request) => {
      const { username, role, note } = request.body;
      return answer(await people.changeRole(username, role, actorOf(request), note));
    },
  );
  api.post<{ Body: Named & { email: string } }>(
    '/people/address',
    { config, schema: { body: addressBody, response: changed } },
    async (request) => {
      const { username, email, note } = request.body;
      return answer(await people.changeAddress(username, email, actorOf(request), note));
    },
  );
  api.post<{ Body: Named & { disabled: boolean } }>(
    '/people/disabled',
    { config, schema: { body: disabledBody, response: changed } },
    async (request) => {
      const { username, disabled, note } = request.body;
      return answer(await people.setDisabled(username, disabled, actorOf(request), note));
    },
  );
  api.post<{ Body: { username: string } }>(
    '/people/end-sessions',
    { config, schema: { body: operatorBody, response } },
    async (request): Promise<PeopleState> => {
      await people.endSessions(request.body.username, actorOf(request));
      return people.list();
    },
  );
}
