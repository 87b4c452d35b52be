import type { FastifyInstance } from 'fastify';
import type { WireAudit } from '../../src/protocol/console-audit.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs } from './guard.ts';
import { count, list, nullableText, object, text } from './schemas.ts';

const chain = {
  entries: count,
  brokenAt: { type: ['integer', 'null'] },
  brokenEntry: nullableText,
} as const;
const auditAnswer = object({
  checkedAt: text,
  site: object({ ...chain, untold: list(count) }),
  operations: object({ ...chain, missing: count }),
});

/**
 * Whether the records of what happened are whole. Every operator may ask: it changes nothing and shows no
 * names that they cannot see elsewhere.
 */
export function registerAuditRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  api.get(
    '/audit',
    { config: needs('read'), schema: { response: { 200: auditAnswer } } },
    (): Promise<WireAudit> => deps.audit.verify(),
  );
}
