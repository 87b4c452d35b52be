import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { type ChangeLog, isSame } from './change-log.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';

const listAll = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isJsonObject) : [];

const isAbout = (one: JsonObject, other: JsonObject): boolean =>
  one.code === other.code && one.node === other.node && one.pointer === other.pointer;

const describe = ({ code, node, pointer }: JsonObject): string => {
  const place =
    typeof node === 'string'
      ? ` at "${node}"`
      : typeof pointer === 'string' && pointer !== ''
        ? ` at ${pointer}`
        : ' anywhere in it';
  return `the finding ${toText(code)}${place}`;
};

/** What a document leaves out of the check, before and after, one sentence each with the reason. */
export const diffSuppressions = (log: ChangeLog, title: string, before: unknown, after: unknown): void => {
  const [old, next] = [listAll(before), listAll(after)];
  for (const [index, one] of next.entries()) {
    const earlier = old.find((other) => isAbout(one, other));
    if (earlier !== undefined && isSame(earlier, one)) continue;
    const reason = `because “${toText(one.reason)}”`;
    if (earlier === undefined)
      log.add('added', ['suppress', index], `${title}: ${describe(one)} is left out of the check, ${reason}`);
    else
      log.add('changed', ['suppress', index], `${title}: ${describe(one)} is still left out, now ${reason}`);
  }
  for (const [index, one] of old.entries()) {
    if (next.some((other) => isAbout(one, other))) continue;
    log.add('removed', ['suppress', index], `${title}: ${describe(one)} is checked again`);
  }
};
