import type { FastifyInstance } from 'fastify';
import type { JackpotFigures } from '../../src/protocol/console-jackpots.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs } from './guard.ts';
import { count, list, nullableText, object, text } from './schemas.ts';

const figures = object({
  pots: list(
    object({ id: text, amount: text, turn: count, wins: count, paid: text, lastWonAt: nullableText }),
  ),
  inLedger: text,
  currency: text,
});

/** What is in jackpots; what they are set to is in the draft. */
export function registerJackpotRoutes(
  api: FastifyInstance,
  { jackpots }: Pick<ConsoleDeps, 'jackpots'>,
): void {
  api.get(
    '/jackpots',
    { config: needs('read'), schema: { response: { 200: figures } } },
    (): Promise<JackpotFigures> => jackpots.figures(),
  );
}
