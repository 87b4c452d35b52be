import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsolePermission } from '../../src/protocol/console/console-api.ts';
import type { ConsoleDeps } from './deps.ts';
import { sessionOf } from './guard.ts';

/**
 * A page that stays open asks repeatedly: within this time one browser that sees one thing is one look.
 * So the record has every look, and is not full of one.
 */
export const oneLookMs = 15 * 60_000;

/** Who may see members' data: what they read is a look, unless its route says why it is none. */
const seeing: ReadonlySet<ConsolePermission | 'nothing' | undefined> = new Set([
  'players',
  'cashier',
  'messages',
]);
const isLook = (method: string, needs: ConsolePermission | 'nothing' | undefined): boolean =>
  method === 'GET' && seeing.has(needs);

/** Pages of one thing, whose name is not that of their list. */
const namesOfOne: Readonly<Record<string, string>> = {
  '/api/reviews/pictures/:id': 'picture',
  '/api/withdrawals/:id': 'withdrawal',
  '/api/members/:id': 'member',
  '/api/agents/:id': 'agent',
  '/api/fraud-hints/:id': 'fraud-hint',
  '/api/settlements/lines/:id': 'settlement-line',
};

/**
 * What was sought, for the record: whole where it is an account or the number of a thing, else as little as tells two
 * searches apart. No whole phone number, email address or name of a person is in the record.
 */
function maskSought(sought: string): string {
  const text = sought.trim();
  const [box = '', domain] = text.split('@');
  if (domain !== undefined) return `${box.slice(0, 1)}•••@${domain}`;
  if (/^[+0-9\s().\-/]+$/.test(text) && text.replace(/\D/g, '').length >= 6)
    return `•••${text.replace(/\D/g, '').slice(-4)}`;
  return /\s/.test(text)
    ? text
        .split(/\s+/)
        .map((word) => `${word.slice(0, 1)}•••`)
        .join(' ')
    : text;
}

/** What is seen: `/api/agents/:id/figures` of 17 is `agents-figures:17`. */
export function describeLook(request: FastifyRequest): { action: `${string}.look`; subject: string } {
  // A list as a file is a look at the list.
  const url = (request.routeOptions.url ?? '').replace(/\.csv$/, '');
  const parts = url.replace(/^\/api\//, '').split('/');
  const name = namesOfOne[url] ?? parts.filter((part) => !part.startsWith(':')).join('-');
  const { id } = request.params as { readonly id?: string };
  const query = request.query as Readonly<Record<string, unknown>>;
  const { q } = query;
  const sought = typeof q === 'string' ? maskSought(q) : undefined;
  const named = [query['search'], query['account'], query['slot']].find((one) => typeof one === 'string');
  const of = id ?? sought ?? named ?? '';
  return { action: `${name}.look`, subject: `${name}:${of.trim().slice(0, 80)}` };
}

interface Look {
  readonly action: `${string}.look`;
  readonly author: string;
  readonly subject: string;
}
/** Records looks: of one session at one thing within {@link oneLookMs} only the first. */
export function createLookBook({ record, clock }: Pick<ConsoleDeps, 'record' | 'clock'>) {
  /** Session and subject → when the look began, oldest first. */
  const seen = new Map<string, number>();
  return {
    note: async (tokenHash: string, look: Look): Promise<void> => {
      const now = clock.now().getTime();
      for (const [key, began] of seen) {
        if (now - began < oneLookMs) break;
        seen.delete(key);
      }
      const key = `${tokenHash} ${look.subject}`;
      if (seen.has(key)) return;
      seen.set(key, now);
      try {
        await record({ ...look, note: '' });
      } catch (cause) {
        seen.delete(key);
        throw cause;
      }
    },
  };
}

/** A hook for all routes: that an operator saw something of a member's is recorded before it is answered. */
export function noteLooks(deps: Pick<ConsoleDeps, 'record' | 'clock'>) {
  const looks = createLookBook(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { needs, look } = request.routeOptions.config;
    if (reply.statusCode >= 400 || request.is404) return;
    if (look !== undefined || !isLook(request.method, needs)) return;
    const { tokenHash, account } = sessionOf(request);
    await looks.note(tokenHash, { ...describeLook(request), author: account.username });
  };
}
