import type { FastifyInstance } from 'fastify';
import { decides, needs, requireNote, sessionOf } from './guard.ts';
import { decimalId, object, shortText } from './schemas.ts';

/** The end of a proposal, and by whom. */
interface Decision {
  readonly id: string;
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
  readonly by: string;
}
interface Verdict {
  readonly id: string;
  readonly state: 'approved' | 'rejected';
  readonly reason: string;
}
const decisionBody = object({ id: decimalId, state: { enum: ['approved', 'rejected'] }, reason: shortText });

/**
 * How proposals end that one person makes and another decides about, at `/<path>/withdraw` and `/<path>/decide`:
 * the person who may ask calls one off, and a publisher decides, with a reason where it is rejected. Both are answered
 * with how things are then.
 */
export function registerDecidingRoutes<State>(
  api: FastifyInstance,
  path: string,
  backOffice: {
    readonly answer: object;
    readonly read: () => Promise<State>;
    readonly decide: (decision: Decision) => Promise<void>;
  },
): void {
  const response = { 200: backOffice.answer };
  api.post<{ Body: { id: string } }>(
    `/${path}/withdraw`,
    { config: needs('cashier'), schema: { body: object({ id: decimalId }), response } },
    async (request): Promise<State> => {
      const by = sessionOf(request).account.username;
      await backOffice.decide({ id: request.body.id, state: 'withdrawn', reason: '', by });
      return backOffice.read();
    },
  );
  api.post<{ Body: Verdict }>(
    `/${path}/decide`,
    { config: decides('publish', { proof: 'factor' }), schema: { body: decisionBody, response } },
    async (request): Promise<State> => {
      const { id, state, reason } = request.body;
      const said = state === 'rejected' ? requireNote(reason) : reason.trim();
      await backOffice.decide({ id, state, reason: said, by: sessionOf(request).account.username });
      return backOffice.read();
    },
  );
}
