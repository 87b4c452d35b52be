import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { sourceAt } from '../environment.ts';
import type { Place } from '../pointer.ts';
import type { Part, Walk } from './rule-walk.ts';

/** The path that a rule asks for and nothing else, whether alone or with `!!`. */
const readPath = (rule: Rule): string | null => {
  if (!isJsonObject(rule)) return null;
  const asked = rule['!!'];
  if (Array.isArray(asked)) return readPath((asked as readonly Json[])[0] ?? null);
  const path = rule['var'];
  return typeof path === 'string' ? path : null;
};

const isEntry = (path: string): boolean => path.split('.').some((segment) => /^\d+$/.test(segment));
const isOfMember = (path: string): boolean => /^(member|wallet)\./.test(path);

/**
 * `!` of an entry that a list may not have, or of something about the member on a screen that visitors see: where
 * it is missing, the opposite is missing too, so that what should show then never does.
 */
export const checkNegation = (walk: Walk, given: Json, { rule }: Part, place: Place): void => {
  const path = readPath(rule);
  if (path === null || walk.quiet) return;
  const isMissingForVisitors = walk.env.screen.hasVisitors && isOfMember(path);
  if (!isEntry(path) && !isMissingForVisitors) return;
  const isWritten = isJsonObject(given) && typeof given['var'] === 'string';
  walk.env.log.report(
    'expression.negates-missing',
    sourceAt(walk.env, place),
    `Where "${path}" is missing${isMissingForVisitors ? ', as it is for a visitor' : ''}, its opposite is missing too, and nothing shows. Give the path a default: "=… ?? null".`,
    isWritten ? { summary: 'Add null as its fallback', value: { var: [given['var'], null] } } : undefined,
  );
};
