import type { NamedRuleSource } from '../../../src/protocol/release/explanation.ts';
import { isJsonObject, writePointer } from '../../../src/protocol/json/json-patches.ts';
import type { Json } from '../../../src/protocol/json/json.ts';

const listNames = (rule: Json): readonly string[] => {
  if (typeof rule !== 'object' || rule === null) return [];
  if (Array.isArray(rule)) return (rule as readonly Json[]).flatMap(listNames);
  return Object.entries(rule).flatMap(([operator, args]) => {
    const path: Json = Array.isArray(args) ? ((args as readonly Json[])[0] ?? null) : args;
    const inner = listNames(args);
    return operator === 'var' && typeof path === 'string' && path.startsWith('rule.')
      ? [path.split('.')[1] ?? '', ...inner]
      : inner;
  });
};

/** The named rules of a document that a rule of it reads, directly or through others, each once. */
export const findNamedRules = (document: Json | undefined, rule: Json): readonly NamedRuleSource[] => {
  const rules = isJsonObject(document) ? document.rules : undefined;
  if (!isJsonObject(rules)) return [];
  const rulesByName = new Map<string, Json>();
  const queue = [...listNames(rule)];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const ownRule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (ownRule === undefined || rulesByName.has(name)) continue;
    rulesByName.set(name, ownRule);
    queue.push(...listNames(ownRule));
  }
  return [...rulesByName].map(([name, ownRule]) => ({
    name,
    rule: ownRule,
    pointer: writePointer(['rules', name]),
  }));
};
