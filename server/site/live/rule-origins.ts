import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { RuleReference, RuleOrigin } from '../../../src/protocol/release/explanation.ts';
import {
  isJsonObject,
  readPath,
  writePointer,
  type JsonPath,
} from '../../../src/protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import { findNamedRules } from './named-rules.ts';
import { jsonAt } from '../draft/site-patches.ts';
import { traceValues, type OriginSources } from './trace-values.ts';

/** The key of a node that holds the rule of each kind. */
const keysOf: Readonly<Record<RuleReference['kind'], JsonPath>> = {
  show: ['show'],
  step: ['in'],
  list: ['repeat'],
  disabled: ['props', 'disabled'],
};

interface RuleMatch {
  readonly document: string;
  readonly path: JsonPath;
  readonly node: JsonObject;
}

const isNode = (value: JsonObject, isMenu: boolean): boolean =>
  isMenu || typeof value.type === 'string' || typeof value.use === 'string';

const search = (
  value: Json | undefined,
  id: string,
  isMenu: boolean,
  path: JsonPath,
): Omit<RuleMatch, 'document'> | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (isJsonObject(value) && path.length > 0 && value.id === id && isNode(value, isMenu))
    return { path, node: value };
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? [...(value as readonly Json[]).entries()]
    : Object.entries(value);
  for (const [key, inner] of entries) {
    const match = search(inner, id, isMenu, [...path, key]);
    if (match !== null) return match;
  }
  return null;
};

/** A compiled node in its source: `hdr/logo` is `logo` in the fragment, or the menu, that `hdr` puts there. */
const locate = (documents: SiteDocuments, document: string, ids: readonly string[]): RuleMatch | null => {
  const [id = '', ...rest] = ids;
  const match = search(jsonAt(documents, document), id, document.startsWith('menus/'), []);
  if (match === null) return null;
  if (rest.length === 0) return { document, ...match };
  const { use, menu } = match.node;
  if (typeof use === 'string') return locate(documents, use.replace(/^fragment:/, 'fragments/'), rest);
  return typeof menu === 'string' ? locate(documents, `menus/${menu}`, rest) : null;
};

const nameOf = ({ document, nodeId, kind }: RuleReference): string => `${document} ${nodeId} ${kind}`;

/** Who wrote the rules of nodes as they are, and when. A node that its document does not have is left out. */
export const findRuleOrigins = async (
  references: readonly RuleReference[],
  sources: OriginSources,
): Promise<readonly RuleOrigin[]> => {
  const byName = new Map(references.map((rule) => [nameOf(rule), rule] as const));
  const find = (documents: SiteDocuments, { document, nodeId }: RuleReference): RuleMatch | null =>
    locate(documents, document, nodeId.split('/'));
  const read =
    (documents: SiteDocuments) =>
    (name: string): Json => {
      const rule = byName.get(name);
      const match = rule === undefined ? null : find(documents, rule);
      if (rule === undefined || match === null) return null;
      const written = readPath(match.node, keysOf[rule.kind]) ?? null;
      // A rule is another one, too, when a named rule that it reads is another one.
      const named = findNamedRules(jsonAt(documents, match.document), written).map(
        ({ rule: ownRule }) => ownRule,
      );
      return named.length === 0 ? written : [written, ...named];
    };
  const traced = await traceValues([...byName.keys()], read, sources);
  return [...byName].flatMap(([name, rule]) => {
    const match = find(sources.asked, rule);
    if (match === null) return [];
    const record = traced.get(name)?.record ?? null;
    return [
      {
        rule,
        named: findNamedRules(
          jsonAt(sources.asked, match.document),
          readPath(match.node, keysOf[rule.kind]) ?? null,
        ),
        document: match.document,
        pointer: writePointer([...match.path, ...keysOf[rule.kind]]),
        revision: record?.revision ?? null,
        author: record?.author ?? null,
        at: record?.publishedAt ?? null,
        note: record?.note ?? null,
      },
    ];
  });
};
