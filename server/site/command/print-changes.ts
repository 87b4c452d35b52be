import type { Impact } from '../../../src/protocol/release/impact.ts';
import { plural } from '../../../src/protocol/words/plural.ts';
import type { Change } from '../site-service.ts';

/** Changes in words, and how many there are. */
export const writeChanges = (changes: readonly Change[]): string =>
  changes.length === 0
    ? 'No changes.'
    : [
        ...changes.map(({ document, kind, summary }) => `${kind.padEnd(8)}${document}: ${summary}`),
        plural(changes.length, 'change', 'changes'),
      ].join('\n');

/** The screens and flows that changes alter. */
export const writeImpact = (impact: Impact | null): string => {
  if (impact === null) return '';
  const lines = impact.screens.map(({ kind, id, change, why, routes, locales, states }) =>
    [
      `  ${kind} ${id}`,
      routes.join(' '),
      change === 'changed' ? why.join(', ') : change,
      locales.length > 0 ? `in ${locales.join(', ')}` : '',
      states.length > 0 ? `states ${states.join(', ')}` : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  );
  const flows = impact.flows.map(
    ({ machine, states, of }) =>
      `  flow ${machine}: ${states.length} of ${plural(of, 'step', 'steps')} (${states.join(', ')})`,
  );
  return [
    `This alters ${impact.screens.length} of ${plural(impact.total, 'screen', 'screens')}.`,
    ...lines,
    ...flows,
  ].join('\n');
};
