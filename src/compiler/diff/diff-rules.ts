import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { type ChangeLog, isSame } from './change-log.ts';
import { describeRule } from './describe-rule.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** Differences of the named rules of a document, each by its name and in words. */
export const diffRules = (log: ChangeLog, title: string, before: unknown, after: unknown): void => {
  const [old, next] = [isJsonObject(before) ? before : {}, isJsonObject(after) ? after : {}];
  for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [was, is] = [readOwn(old, name), readOwn(next, name)];
    if (isSame(was, is)) continue;
    const [place, subject] = [['rules', name], `${title}: rule.${name}`];
    if (was === undefined) log.add('added', place, `${subject} was added, ${describeRule(is)}`);
    else if (is === undefined) log.add('removed', place, `${subject} was removed, was ${describeRule(was)}`);
    else log.add('changed', place, `${subject} is now ${describeRule(is)}, was ${describeRule(was)}`);
  }
};
