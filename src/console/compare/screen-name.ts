import type { AlteredScreen } from '../../protocol/release/impact.ts';
import { compareMessages as words } from './compare-messages.ts';

/** `Page register`, `Frame around every page`. */
export function nameScreen({ kind, id }: Pick<AlteredScreen, 'kind' | 'id'>): string {
  return `${words.kinds[kind]} ${kind === 'shell' ? words.shellName : id}`;
}

/** Why it differs, where, and in which languages and steps, in one line. */
export function describeScreen({ change, why, routes, locales, states }: AlteredScreen): string {
  const reasons = change === 'changed' ? why.map((reason) => words.why[reason]).join(', ') : words[change];
  return [
    reasons,
    routes.join(' '),
    locales.length > 0 ? words.locales(locales) : '',
    states.length > 0 ? words.states(states) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** An address that shows the screen: its first one, with a stand-in for each parameter. */
export function addressOf({ kind, routes }: Pick<AlteredScreen, 'kind' | 'routes'>): string {
  const [path = '/'] = routes;
  return kind === 'page' ? path.replaceAll(/:[^/]+/g, '1') : '/';
}
