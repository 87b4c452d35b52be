import { type ChangeLog, isSame, showValue } from './change-log.ts';
import type { Place } from '../pointer.ts';
import { isObject } from '../is-object.ts';

/** Differences of two values key by key, each said as `<title>: <path> is now …`. */
export const diffValues = (
  log: ChangeLog,
  title: string,
  before: unknown,
  after: unknown,
  place: Place,
  path = '',
): void => {
  if (isSame(before, after)) return;
  const name = path === '' ? '' : `${path} `;
  if (before === undefined) log.add('added', place, `${title}: ${name}was added, ${showValue(after)}`);
  else if (after === undefined) log.add('removed', place, `${title}: ${name}was removed`);
  else if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    for (const key of keys) {
      diffValues(log, title, before[key], after[key], [...place, key], path === '' ? key : `${path}.${key}`);
    }
  } else log.add('changed', place, `${title}: ${name}is now ${showValue(after)}, was ${showValue(before)}`);
};
