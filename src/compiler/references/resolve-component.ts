import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { IssueFix } from '../../protocol/release/issue.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { type Place, toPointer } from '../pointer.ts';
import { findNearest, listNames, suggestName } from '../suggest.ts';

/** Says in the document which version of a component it was written for. */
const sayVersion = ({ versions }: Environment['requires'], name: string, version: number): IssueFix => ({
  summary: `Say that it was written for version ${version}`,
  changes: [
    versions === undefined
      ? { op: 'add', pointer: '/requires', value: { [name]: version } }
      : { op: 'add', pointer: toPointer(['requires', name]), value: version },
  ],
});

/**
 * The component that a node names, in the version that its document was written for. A document that does not
 * say gets the oldest: it may be older than the second version, and was not revised since. Null, with an
 * issue, where there is none.
 */
export const resolveComponent = (
  env: Environment,
  type: string,
  place: Place,
): ComponentDefinition | null => {
  const { versions } = env.screen.site;
  const all = versions.get(type) ?? [];
  const [oldest, ...later] = all;
  if (oldest === undefined) {
    const types = [...versions.keys()];
    const nearest = findNearest(type, types);
    env.log.report(
      'reference.component-unknown',
      sourceAt(env, place),
      `There is no component "${type}".${suggestName(type, types)}`,
      nearest === null ? undefined : { summary: `Use "${nearest}"`, value: nearest },
    );
    return null;
  }
  const name = `component:${type}`;
  const { document, versions: said = {} } = env.requires;
  // One that the build does not have was reported where it is asked for.
  if (Object.hasOwn(said, name)) return all.find(({ version }) => version === said[name]) ?? oldest;
  if (later.length > 0)
    env.log.report(
      'reference.version-unsaid',
      { document, place: [] },
      `"${type}" has versions ${listNames(all.map(({ version }) => String(version)))}, and the document does not say which one it was written for; it gets ${oldest.version}.`,
      sayVersion(env.requires, name, oldest.version),
    );
  return oldest;
};
