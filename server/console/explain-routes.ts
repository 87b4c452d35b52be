import type { FastifyInstance } from 'fastify';
import type { RuleReference, Origins } from '../../src/protocol/explanation.ts';
import { findRuleOrigins } from '../site/rule-origins.ts';
import { findSettingOrigins } from '../site/setting-origins.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs } from './guard.ts';
import { list, nullableText, object, text } from './schemas.ts';

/** How many releases back the origin of a setting's value is searched for. */
const longestHistory = 200;

const body = object({
  paths: {
    type: 'array',
    maxItems: 100,
    items: { type: 'string', pattern: '^settings(\\.[A-Za-z0-9_-]{1,64}){1,6}$' },
  },
  rules: {
    type: 'array',
    maxItems: 100,
    items: object({
      document: { type: 'string', maxLength: 200 },
      nodeId: { type: 'string', maxLength: 400 },
      kind: { enum: ['show', 'step', 'list', 'disabled'] },
    }),
  },
  of: { anyOf: [{ type: 'integer', minimum: 1 }, { const: 'draft' }] },
});
const answer = object({
  origins: list(
    object({
      path: text,
      value: {},
      document: text,
      pointer: text,
      because: nullableText,
      revision: { type: ['integer', 'null'] },
      author: nullableText,
      at: nullableText,
      note: nullableText,
    }),
  ),
  rules: list(
    object({
      rule: object({ document: text, nodeId: text, kind: text }),
      named: list(object({ name: text, rule: {}, pointer: text })),
      document: text,
      pointer: text,
      revision: { type: ['integer', 'null'] },
      author: nullableText,
      at: nullableText,
      note: nullableText,
    }),
  ),
});

/** Who gave a setting the value that it has, who wrote a rule as it is, and when. */
export function registerExplainRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  api.post<{
    Body: {
      readonly paths: readonly string[];
      readonly rules: readonly RuleReference[];
      readonly of: number | 'draft';
    };
  }>(
    '/explain',
    { config: needs('read'), schema: { body, response: { 200: answer } } },
    async (request): Promise<Origins> => {
      const { paths, rules, of } = request.body;
      const { site } = deps;
      const all = await site.history(longestHistory);
      // A revision is explained from its own history only.
      const history = all.filter(
        ({ revision, kind }) => (of === 'draft' || revision <= of) && (kind !== 'stage' || revision === of),
      );
      const documents = of === 'draft' ? (await site.draft()).documents : await site.documents(of);
      const sources = { history, documentsOf: site.documents, asked: documents };
      return {
        origins: await findSettingOrigins(paths, sources),
        rules: await findRuleOrigins(rules, sources),
      };
    },
  );
}
