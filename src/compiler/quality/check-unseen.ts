import type { IssueLog, Source } from '../issue-log.ts';
import type { CompiledUnit } from '../screens/compile-unit.ts';
import type { UnseenPart } from '../screens/leave-out-unseen.ts';
import { listNames } from '../suggest.ts';

type Unit = Pick<CompiledUnit, 'sourced' | 'unseen'>;

const nameOf = ({ document, place }: Source): string => `${document} ${place.join('/')}`;

const describe = ({ id, by }: UnseenPart): string => {
  const others = [...new Set(by)].filter((name) => name !== id);
  return others.length === 0
    ? `"${id}" is hidden in windows of every width, so it is never shown.`
    : `"${id}" is hidden in windows of every width by ${listNames(others)}${by.includes(id) ? ' and what it hides itself at' : ''}, so it is never shown.`;
};

/**
 * Every part shows in windows of some width. A fragment may have parts for each width, of which a screen that uses
 * it at some widths alone never comes to all: those of its parts are found that no screen shows.
 */
export const checkUnseen = (log: IssueLog, shipped: readonly Unit[]): void => {
  const unseen = shipped.flatMap((unit) => unit.unseen);
  if (unseen.length === 0) return;
  const visible = new Set(shipped.flatMap(({ sourced }) => sourced.sources.map(nameOf)));
  for (const part of unseen)
    if (!visible.has(nameOf(part.source))) log.report('style.never-shown', part.source, describe(part));
};
