import { type Environment, at } from '../environment.ts';

/** The versions of machines and components that a document was written for. */
export const checkRequirements = (
  env: Environment,
  requires: Readonly<Record<string, number>> | undefined,
): void => {
  const { site } = env.screen;
  for (const [name, version] of Object.entries(requires ?? {})) {
    const [kind, id = ''] = name.split(':', 2);
    const found =
      kind === 'machine' ? site.machines.get(id) : kind === 'component' ? site.components.get(id) : undefined;
    if (found?.version === version) continue;
    env.log.report(
      'reference.version',
      at(env, ['requires', name]),
      found === undefined
        ? `This build has no "${name}"; expected machine:<id> or component:<type>.`
        : found.version < version
          ? `The document needs version ${version} of "${name}", which is newer than this build's version ${found.version}; it can be published once the portal is updated.`
          : `The document was written for version ${version} of "${name}", this build has version ${found.version}; look at it and set the version.`,
      found === undefined || found.version < version
        ? undefined
        : { summary: `Set it to ${found.version}`, value: found.version },
    );
  }
};
