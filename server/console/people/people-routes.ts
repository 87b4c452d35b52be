import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleRole } from '../../../src/protocol/console-api.ts';
import type {
  InvitationRequest,
  LinkedPeople,
  OperatorLink,
  PeopleState,
} from '../../../src/protocol/console-people.ts';
import type { ConsoleDeps } from '../deps.ts';
import { needs, sessionOf } from '../guard.ts';
import {
  disabledBody,
  invitationBody,
  linkedPeopleAnswer,
  operatorBody,
  peopleAnswer,
  roleBody,
} from './people-schemas.ts';
import type { Actor, AccountLink } from './people.ts';

const actorOf = (request: FastifyRequest): Actor => {
  const { username, id } = sessionOf(request).account;
  return { username, accountId: id };
};

/** The token is behind the #: it goes to no server, into no log and no referrer. */
export const describeLink = (origin: string, path: 'setup' | 'welcome', link: AccountLink): OperatorLink => ({
  url: `${origin}/${path}#${link.token}`,
  expiresAt: link.expiresAt.toISOString(),
});

/** Operators, as administrators see and change them. */
export function registerPeopleRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { people, consoleOrigin } = deps;
  const config = needs('people');
  const response = { 200: peopleAnswer };
  const answerLink = async (link: AccountLink): Promise<LinkedPeople> => ({
    ...(await people.list()),
    link: describeLink(consoleOrigin, 'welcome', link),
  });
  api.get('/people', { config, schema: { response } }, (): Promise<PeopleState> => people.list());
  api.post<{ Body: InvitationRequest }>(
    '/people/invite',
    { config, schema: { body: invitationBody, response: { 200: linkedPeopleAnswer } } },
    async (request) => answerLink(await people.invite(request.body, actorOf(request))),
  );
  api.post<{ Body: { username: string } }>(
    '/people/reset',
    { config, schema: { body: operatorBody, response: { 200: linkedPeopleAnswer } } },
    async (request) => answerLink(await people.reset(request.body.username, actorOf(request))),
  );
  api.post<{ Body: { username: string; role: ConsoleRole } }>(
    '/people/role',
    { config, schema: { body: roleBody, response } },
    async (request): Promise<PeopleState> => {
      await people.changeRole(request.body.username, request.body.role, actorOf(request));
      return people.list();
    },
  );
  api.post<{ Body: { username: string; disabled: boolean } }>(
    '/people/disabled',
    { config, schema: { body: disabledBody, response } },
    async (request): Promise<PeopleState> => {
      await people.setDisabled(request.body.username, request.body.disabled, actorOf(request));
      return people.list();
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
