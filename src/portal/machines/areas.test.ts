import { describe, expect, it } from 'vitest';
import { flowIds, loadFlow } from '../../machines/load-flow.ts';
import { createActorEnvironment, loadAreas } from './start-machine.ts';
import type { WiringNeeds } from './wiring-needs.ts';

async function findMissing(id: string): Promise<string[]> {
  const catalog = await loadFlow(id);
  const { services, effects } = createActorEnvironment(await loadAreas(id), {} as WiringNeeds);
  return Object.values(catalog).flatMap(({ contract }) => [
    ...Object.keys(contract.services).filter((name) => services[name] === undefined),
    ...Object.keys(contract.effects ?? {}).filter((name) => effects[name] === undefined),
  ]);
}

describe('the areas of a flow', () => {
  it.each(flowIds)('give %s and those it starts each service and effect', async (id) => {
    expect(await findMissing(id)).toEqual([]);
  });
  it('are none for an id that no flow has', async () => {
    expect(await loadAreas('toString')).toEqual([]);
  });
});
