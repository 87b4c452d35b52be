import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { createSimulation, type Simulation } from '../../../src/lab/simulation.ts';
import { sampleEventPayloads } from '../../../src/machines/payload-samples.ts';
import { findPagePaths, type MovePath } from './find-page-paths.ts';
import type { PagePath, PathStep } from './page-path.ts';
import { expectScreen, findControl, type DrawnScreen } from './screen-oracle.ts';

/** Events that the flow takes now with one of their samples. */
function listAccepted(simulation: Simulation): readonly string[] {
  return Object.entries(simulation.contract.events)
    .filter(([type, schema]) =>
      sampleEventPayloads(schema).some((payload) => simulation.accepts({ ...payload, type })),
    )
    .map(([type]) => type);
}

function planPath(machine: string, { input, moves }: MovePath, drawn: DrawnScreen): PagePath {
  const simulation = createSimulation({ machine, input });
  const expected = () => expectScreen(drawn, simulation, listAccepted(simulation));
  const start = expected();
  const steps = moves.map((move): PathStep => {
    const control = move.do === 'send' ? findControl(drawn, simulation, move.event) : null;
    simulation.play(move);
    return { move, control, expected: expected() };
  });
  simulation.stop();
  return { machine, input, start, steps };
}

/**
 * Every generated path of a flow from one input, with what a screen must show after each step.
 * @param longest Steps of a path that goes from moment to moment
 */
export function planPaths(
  machine: string,
  input: JsonObject,
  drawn: DrawnScreen,
  longest: number,
): readonly PagePath[] {
  return findPagePaths(machine, input, longest).map((path) => planPath(machine, path, drawn));
}
