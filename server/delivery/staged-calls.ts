import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActivePointer } from '../../src/protocol/release/release.ts';
import type { DeliveryDeps } from './deps.ts';
import { findStagedCall } from './viewer.ts';

/**
 * Answers calls of pages that show the staged release by that release: its settings, its forms, its
 * validators. Registered before the routes that it is for.
 */
export const registerStagedCalls = (
  app: FastifyInstance,
  deps: Pick<DeliveryDeps, 'watch' | 'shown' | 'findMember' | 'secureCookies' | 'random' | 'viewerSeal'>,
): void => {
  const staged = new WeakMap<FastifyRequest, ActivePointer>();
  // After the body is read: what reading it awaits would leave the context behind.
  app.addHook('preHandler', async (request) => {
    const pointer = await findStagedCall(request, deps);
    if (pointer !== null) staged.set(request, pointer);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const pointer = staged.get(request);
    if (pointer === undefined) done();
    else deps.shown.within(pointer, done);
  });
};
