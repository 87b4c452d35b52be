import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import type { Outlines } from '../screens/list-uses.ts';

/** Every document that another one names, by path. */
const listNamed = (outlines: Outlines, screens: readonly CompiledScreen[]): ReadonlySet<string> => {
  const named = new Set<string>();
  for (const [owner, { uses }] of outlines) {
    if (owner !== 'shell' && !/^(pages|modals|fragments|menus)\//.test(owner)) continue;
    for (const path of uses) if (path !== owner) named.add(path);
  }
  for (const form of screens.flatMap(({ forms }) => forms)) named.add(`forms/${form}.schema`);
  return named;
};

const words: Readonly<Record<string, string>> = {
  fragments: 'Nothing uses the fragment',
  menus: 'Nothing shows the menu',
  forms: 'Nothing shows the form',
};

/**
 * Warns of parts that nothing names. They are checked all the same. Unreachable pages and modals are found by
 * the proof.
 */
export const checkUnused = (
  log: IssueLog,
  paths: SiteDocumentsByKind['known'],
  outlines: Outlines,
  screens: readonly CompiledScreen[],
): void => {
  const named = listNamed(outlines, screens);
  for (const path of [...paths].sort()) {
    const [kind = '', name = ''] = path.split('/', 2);
    const sentence = words[kind];
    const isPartner = kind === 'forms' && !name.endsWith('.schema');
    if (sentence === undefined || isPartner || named.has(path)) continue;
    log.report(
      'reference.unused',
      { document: path, place: [] },
      `${sentence} "${name.replace('.schema', '')}"; take it out, or name it somewhere.`,
    );
  }
};
