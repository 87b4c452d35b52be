import type { CatalogEntry, MachineCatalog } from './catalog-entry.ts';
import { flowLoaders, startedFlows } from './generated/flow-loaders.ts';

export type FlowId = keyof typeof flowLoaders;
export const flowIds = Object.keys(flowLoaders) as readonly FlowId[];

const isFlow = (id: string): id is FlowId => Object.hasOwn(flowLoaders, id);

/** A flow and those that it starts. Rejects where the catalogue has none of that id, or its code cannot be had. */
export async function loadFlow(id: string): Promise<MachineCatalog> {
  if (!isFlow(id)) throw new Error(`expects a machine of ${flowIds.join(', ')}, got ${id}`);
  const load = async (one: FlowId): Promise<readonly [string, CatalogEntry]> => [
    one,
    await flowLoaders[one](),
  ];
  return Object.fromEntries(await Promise.all([id, ...(startedFlows[id] ?? [])].map(load)));
}
