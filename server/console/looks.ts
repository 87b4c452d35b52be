import type { FastifyRequest } from 'fastify';
import type { ConsoleDeps } from './deps.ts';
import { sessionOf } from './guard.ts';

/**
 * A page that stays open asks repeatedly: within this time one browser that sees one thing is one look.
 * So the record has every look, and is not full of one.
 */
export const oneLookMs = 15 * 60_000;

interface Looks {
  /** Records that an operator saw something of a member's. It is recorded before it is answered. */
  note(request: FastifyRequest, action: `${string}.look`, subject: string): Promise<void>;
}

export function createLooks({ record, clock }: Pick<ConsoleDeps, 'record' | 'clock'>): Looks {
  /** Session and subject → when the look began, oldest first. */
  const seen = new Map<string, number>();
  return {
    note: async (request, action, subject) => {
      const { tokenHash, account } = sessionOf(request);
      const now = clock.now().getTime();
      for (const [key, began] of seen) {
        if (now - began < oneLookMs) break;
        seen.delete(key);
      }
      const key = `${tokenHash} ${subject}`;
      if (seen.has(key)) return;
      seen.set(key, now);
      try {
        await record({ action, author: account.username, subject, note: '' });
      } catch (cause) {
        seen.delete(key);
        throw cause;
      }
    },
  };
}
