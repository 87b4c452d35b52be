import type { RuleReference, RuleOrigin, SettingOrigin } from '../../../src/protocol/release/explanation.ts';
import { readAt } from '../../../src/compiler/pointer.ts';
import { readPointer } from '../../../src/protocol/json/json-patches.ts';
import { describeRule } from '../../../src/compiler/diff/describe-rule.ts';
import { UsageError } from './cli-options.ts';
import { findRuleOrigins } from '../live/rule-origins.ts';
import { findSettingOrigins } from '../live/setting-origins.ts';
import { jsonAt } from '../draft/site-patches.ts';
import type { SiteService } from '../site-service.ts';
import type { OriginSources } from '../live/trace-values.ts';

const path = /^settings(\.[\w-]+){2,6}$/;
/** `pages/register#sms`: a node of a screen. */
const nodePath = /^(shell|(?:pages|modals)\/[\w-]+)#([\w./-]+)$/;
const kinds = ['show', 'step', 'list', 'disabled'] as const;
const longestHistory = 200;

type By = Pick<SettingOrigin, 'revision' | 'author' | 'at' | 'note'>;

const describe = ({ path: setting, value, document, pointer, because, ...by }: SettingOrigin): string => {
  const where = `${document}${pointer}`;
  const around = because === null ? '' : `, off because “${because}” around it is off`;
  return `${setting} is ${JSON.stringify(value)}${around}\n  ${where}\n  ${sayBy(by)}`;
};
const sayBy = ({ revision, author, at, note }: By): string =>
  revision === null ? 'in no revision' : `since revision ${revision} by ${author}, ${at}: ${note}`;
const describeRuleOrigin = ({ rule, named, document, pointer, ...by }: RuleOrigin): string =>
  [
    `${rule.document}#${rule.nodeId} has its own rule`,
    `${document}${pointer}`,
    ...named.map((one) => `rule.${one.name}: ${describeRule(one.rule)}`),
    sayBy(by),
  ].join('\n  ');

const toRules = (word: string): readonly RuleReference[] => {
  const [, document = '', nodeId = ''] = nodePath.exec(word) ?? [];
  return kinds.map((kind) => ({ document, nodeId, kind }));
};
/** Rules that are there: of a node that has none of a kind nothing is said. */
const readRules = async (
  words: readonly string[],
  sources: OriginSources,
): Promise<readonly RuleOrigin[]> => {
  const origins = await findRuleOrigins(words.flatMap(toRules), sources);
  return origins.filter(
    ({ document, pointer }) => readAt(jsonAt(sources.asked, document), readPointer(pointer)) !== undefined,
  );
};

/** `explain settings.register.email.required …`: what settings are, live or in a revision, and who made them so. */
export const runExplainCommand = async (
  site: Pick<SiteService, 'history' | 'documents' | 'active'>,
  paths: readonly string[],
  revision: number | null,
): Promise<{ readonly exitCode: 0; readonly data: unknown; readonly text: string }> => {
  const [settings, nodes] = [
    paths.filter((one) => path.test(one)),
    paths.filter((one) => nodePath.test(one)),
  ];
  if (paths.length === 0 || settings.length + nodes.length < paths.length)
    throw new UsageError(
      'explain: expected settings such as settings.register.email.required, or nodes such as pages/register#sms',
    );
  const of = revision ?? (await site.active()).revision;
  const documents = await site.documents(of);
  const history = (await site.history(longestHistory)).filter(
    (record) => record.revision <= of && (record.kind !== 'stage' || record.revision === of),
  );
  const sources = { history, documentsOf: site.documents, asked: documents };
  const origins = await findSettingOrigins(settings, sources);
  const rules = await readRules(nodes, sources);
  const text = [...origins.map(describe), ...rules.map(describeRuleOrigin)].join('\n');
  return { exitCode: 0, data: { origins, rules }, text: text || 'It has no rule.' };
};
