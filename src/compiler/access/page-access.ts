import type { CompiledScreen } from '../../protocol/release/release.ts';

/** Who may be in front of a screen; a member is one who is no agent. */
export type Viewer = 'visitor' | 'member' | 'agent';
export const viewers: readonly Viewer[] = ['visitor', 'member', 'agent'];

const plurals: Readonly<Record<Viewer, string>> = {
  visitor: 'visitors',
  member: 'members',
  agent: 'agents',
};
export const nameViewers = (names: Iterable<Viewer>): string =>
  [...names].map((name) => plurals[name]).join(' and ') || 'nobody';

/** Whether the portal opens a page for a viewer. */
export const mayOpen = (access: CompiledScreen['access'], viewer: Viewer): boolean => {
  if (access === undefined || access === 'anyone') return true;
  if (access === 'member') return viewer !== 'visitor';
  return access === viewer;
};
