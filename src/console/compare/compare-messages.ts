import type { AlteredScreen, ImpactReason } from '../../protocol/release/impact.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of the impact of a change and of the pictures before and after. */
export const compareMessages = {
  impact: 'Impact',
  alters: (count: number, total: number) => `This alters ${count} of ${plural(total, 'screen', 'screens')}`,
  altersNone: (total: number) => `None of the ${plural(total, 'screen', 'screens')} looks different`,
  impactUnknown: 'Available once the errors are fixed.',
  kinds: { page: 'Page', modal: 'Dialog', shell: 'Frame' } satisfies Record<AlteredScreen['kind'], string>,
  shellName: 'around every page',
  why: {
    layout: 'layout',
    texts: 'texts',
    settings: 'settings',
    form: 'form',
    theme: 'theme',
    address: 'address',
  } satisfies Record<ImpactReason, string>,
  added: 'new',
  removed: 'removed',
  locales: (codes: readonly string[]) => `in ${codes.join(', ')}`,
  states: (states: readonly string[]) => `steps ${states.join(', ')}`,
  flow: (machine: string, steps: number, of: number) =>
    of === 0
      ? `Flow ${machine}: ${plural(steps, 'step', 'steps')}`
      : `Flow ${machine}: ${steps} of ${plural(of, 'step', 'steps')}`,
  pictures: 'See before and after',
  title: (from: string, to: string) => `${from} and ${to}`,
  lead: 'The real portal on both releases, screen by screen.',
  draft: 'Draft',
  revision: (revision: number) => `Revision ${revision}`,
  before: 'Before',
  after: 'After',
  screens: 'Altered screens',
  screen: 'Screen',
  width: 'Width',
  theme: 'Theme',
  language: 'Language',
  frame: (side: string, screen: string) => `${side}: ${screen}`,
  notThere: 'Not in this release.',
  noAddress: 'This part has no address. Open it inside the frame.',
  preparing: 'Preparing both releases…',
  noDraft: 'The draft can’t be shown: it has errors.',
  mayNotPicture: 'Only editors and publishers can see the draft.',
  nothing: 'No screen differs',
  nothingText: 'Players see no difference.',
  words: 'Changes in words',
  compare: 'Compare',
  compareWith: (revision: number) => `Compare revision ${revision} with the one before`,
};
