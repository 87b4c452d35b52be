import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LostFactors as LostFactorState } from '../../../src/protocol/console-factors.ts';
import { usernamePattern } from '../../../src/protocol/operator-rules.ts';
import type { ConsoleDeps } from '../deps.ts';
import { needs, requireNote, sessionOf } from '../guard.ts';
import { decimalId, list, object, proposalRecord, shortText, text } from '../schemas.ts';

const proposal = object({ ...proposalRecord, username: text });
const answer = object({ waiting: list(proposal), past: list(proposal) });
const askBody = object({ username: { type: 'string', pattern: usernamePattern }, note: shortText });
const decideBody = object({ id: decimalId, state: { enum: ['approved', 'rejected'] }, reason: shortText });

const nameOf = (request: FastifyRequest): string => sessionOf(request).account.username;

/** Second factors that operators have lost: one administrator asks, another one decides. */
export function registerLostFactorRoutes(api: FastifyInstance, { lostFactors }: ConsoleDeps): void {
  const config = needs('people');
  const response = { 200: answer };
  api.get('/lost-factors', { config, schema: { response } }, (): Promise<LostFactorState> =>
    lostFactors.list(),
  );
  api.post<{ Body: { username: string; note: string } }>(
    '/lost-factors/propose',
    { config, schema: { body: askBody, response } },
    async (request): Promise<LostFactorState> => {
      const note = requireNote(request.body.note);
      await lostFactors.propose({ username: request.body.username, note, by: nameOf(request) });
      return lostFactors.list();
    },
  );
  api.post<{ Body: { id: string } }>(
    '/lost-factors/withdraw',
    { config, schema: { body: object({ id: decimalId }), response } },
    async (request): Promise<LostFactorState> => {
      await lostFactors.decide({ id: request.body.id, state: 'withdrawn', reason: '', by: nameOf(request) });
      return lostFactors.list();
    },
  );
  api.post<{ Body: { id: string; state: 'approved' | 'rejected'; reason: string } }>(
    '/lost-factors/decide',
    { config, schema: { body: decideBody, response } },
    async (request): Promise<LostFactorState> => {
      const { id, state, reason } = request.body;
      const note = state === 'rejected' ? requireNote(reason) : reason.trim();
      await lostFactors.decide({ id, state, reason: note, by: nameOf(request) });
      return lostFactors.list();
    },
  );
}
