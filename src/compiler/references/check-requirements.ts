import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { renameKey } from '../fixes/make-fix.ts';

/** The replacement for a version that does not exist: the next one after it, else the newest. */
const findClosest = (all: readonly ComponentDefinition[], version: number): ComponentDefinition | undefined =>
  all.find((one) => one.version > version) ?? all.at(-1);

const listVersions = (all: readonly ComponentDefinition[]): string =>
  `${all.length === 1 ? 'version' : 'versions'} ${all.map(({ version }) => version).join(', ')}`;

/** The versions of machines and components that a document was written for. */
export const checkRequirements = (
  env: Environment,
  requires: Readonly<Record<string, number>> | undefined,
): void => {
  const { site } = env.screen;
  const names = [
    ...[...site.machines.keys()].map((id) => `machine:${id}`),
    ...[...site.versions.keys()].map((type) => `component:${type}`),
  ];
  for (const [name, version] of Object.entries(requires ?? {})) {
    const [kind, id = ''] = name.split(':', 2);
    const all = kind === 'component' ? (site.versions.get(id) ?? []) : [];
    if (all.some((one) => one.version === version)) continue;
    const target = kind === 'machine' ? site.machines.get(id) : findClosest(all, version);
    if (target?.version === version) continue;
    env.log.report(
      'reference.version',
      sourceAt(env, ['requires', name]),
      target === undefined
        ? `This build has no "${name}"; expected machine:<id> or component:<type>.`
        : target.version < version
          ? `The document needs version ${version} of "${name}", which is newer than this build's version ${target.version}; it can be published once the portal is updated.`
          : `The document was written for version ${version} of "${name}", this build has ${kind === 'component' ? listVersions(all) : `version ${target.version}`}; look at it and set the version.`,
      target === undefined
        ? renameKey(['requires', name], names, Object.keys(requires ?? {}))
        : target.version < version
          ? undefined
          : { summary: `Set it to ${target.version}`, value: target.version },
    );
  }
};
