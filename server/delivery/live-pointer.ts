import type { FastifyRequest } from 'fastify';
import { AppError } from '../infrastructure/http/app-error.ts';
import type { LiveRow } from '../site/release/release-store.ts';
import type { DeliveryDeps } from './deps.ts';

/** The live pointer of this node; 503 before the first site. */
export const requireActive = ({ watch, merchant }: Pick<DeliveryDeps, 'watch' | 'merchant'>): LiveRow => {
  const live = watch.current();
  if (live !== null) return live;
  throw new AppError({
    status: 503,
    code: 'site.none',
    message: `No site of ${merchant} is published yet.`,
    retryAfterSeconds: 5,
  });
};

/** True when the browser has that very content: answer 304. */
export const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
