import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release.ts';
import { type Environment, at } from '../environment.ts';
import { listNames, suggestName } from '../suggest.ts';

const reads = (value: CompiledValue, path: string): boolean => value.k !== 'c' && value.d.includes(path);

const listTexts = (node: CompiledNode): readonly CompiledValue[] => [
  ...Object.values(node.binds ?? {}),
  ...(node.children ?? []).filter((child): child is CompiledValue => typeof child !== 'number'),
];

/** Whether some words that are always there speak of the value at a path. */
const alwaysShows = (screen: CompiledScreen, path: string): boolean =>
  screen.nodes.some(
    (node) =>
      node.show === undefined && node.in === undefined && listTexts(node).some((text) => reads(text, path)),
  );

/** What a screen can promise: name → what it demands, and whether a screen keeps it. */
const policies: Readonly<
  Record<string, { readonly demand: string; readonly isKept: (screen: CompiledScreen) => boolean }>
> = {
  'age-notice-visible': {
    demand: 'words that show "settings.limits.minimumAge" in every state of the screen',
    isKept: (screen) => alwaysShows(screen, 'settings.limits.minimumAge'),
  },
  'licence-visible': {
    demand: 'words that show "settings.brand.licence" in every state of the screen',
    isKept: (screen) => alwaysShows(screen, 'settings.brand.licence'),
  },
};

/** Checks the promises that a document makes about itself. */
export const checkPolicies = (env: Environment, names: readonly string[], screen: CompiledScreen): void => {
  names.forEach((name, index) => {
    const policy = Object.hasOwn(policies, name) ? policies[name] : undefined;
    const source = at(env, ['policies', index]);
    if (policy === undefined) {
      const known = Object.keys(policies);
      env.log.report(
        'reference.policy-unknown',
        source,
        `There is no policy "${name}"; there is ${listNames(known)}.${suggestName(name, known)}`,
      );
    } else if (!policy.isKept(screen)) {
      env.log.report('policy.violated', source, `The policy "${name}" demands ${policy.demand}.`);
    }
  });
};
