import type { Catalogue } from '../../src/compiler/catalogue.ts';
import type { ScreenView } from '../../src/compiler/compile-view.ts';
import type { ToldFlow } from '../../src/protocol/canvas.ts';
import { listMoments } from './flow-moments.ts';

/** The moment in which a person first has something to do. */
export const tellFlows = (
  screens: readonly Pick<ScreenView, 'screen'>[],
  catalogue: Catalogue,
): Readonly<Record<string, ToldFlow>> => {
  const flows = new Map<string, ToldFlow>();
  for (const { screen } of screens) {
    const text = JSON.stringify(screen);
    for (const [key, { use }] of Object.entries(screen.machines)) {
      const contract = catalogue.machines.find(({ id }) => id === use);
      if (contract === undefined || flows.has(use)) continue;
      const moments = listMoments(catalogue, contract, key, text);
      const moment = moments.find(({ waits }) => waits === 'person') ?? moments[0];
      if (moment === undefined) continue;
      const { state, projection, can } = moment;
      flows.set(use, { state, projection, can });
    }
  }
  return Object.fromEntries(flows);
};
