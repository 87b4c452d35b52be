import type { JsonObject } from '../../src/protocol/json/json.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';

/** What a browser keeps over a reload: secrets left out, calls that must not be repeated marked. */
export function reload(simulation: Simulation, sleptMs = 0): Simulation {
  const { now, snapshot } = simulation.store();
  const stored = JSON.parse(JSON.stringify(snapshot)) as JsonObject;
  return createSimulation({
    machine: simulation.contract.id,
    stored: { now: now + sleptMs, snapshot: stored },
  });
}
