import type { JsonObject } from '../protocol/json/json.ts';
import { checkPayload } from './check-payload.ts';
import type { LabStore } from './lab-store.ts';
import type { StageLink } from './stage/stage-link.ts';
import type { StageScreen } from './stage/stage-messages.ts';
import type { Move } from './move.ts';
import type { Reading, StoredRun } from './simulation.ts';

/** `window.lab`: drives the lab from a console or from any test runner. */
export interface LabApi {
  readonly machines: readonly string[];
  readonly start: (machine: string, input?: JsonObject) => Reading;
  /** @throws TypeError where the flow has no such event, or it takes another payload */
  readonly send: (event: { readonly type: string } & JsonObject) => Reading;
  readonly answer: (service: string, outcome: string, afterMs?: number) => Reading;
  readonly advance: (ms: number) => Reading;
  /** Any move of a trace, switches of chaos included. */
  readonly play: (move: Move) => Reading;
  readonly snapshot: () => Reading & { readonly pending: readonly string[]; readonly stored: StoredRun };
  readonly trace: () => readonly Move[];
  /** Rises with every change. The frame's document says in `data-lab-revision` which one it shows. */
  readonly revision: () => number;
  readonly screens: () => readonly StageScreen[];
  /** Draws the screens under other settings; null goes back to those of the release. */
  readonly useSettings: (settings: JsonObject | null) => void;
}
declare global {
  interface Window {
    lab?: LabApi;
  }
}

export function createLabApi(store: LabStore, link: StageLink): LabApi {
  const read = (): Reading => store.view().simulation.read();
  const play = (move: Move): Reading => {
    store.play(move);
    return read();
  };
  const assertPayload = ({ type, ...payload }: { readonly type: string } & JsonObject): void => {
    const { events, internalEvents = {} } = store.view().simulation.contract;
    const schema = { ...events, ...internalEvents }[type];
    const faults = schema === undefined ? [`there is no event "${type}"`] : checkPayload(schema, payload);
    if (faults.length > 0)
      throw new TypeError(`expects a payload that "${type}" takes: ${faults.join('; ')}`);
  };
  return {
    machines: store.machines,
    start: (machine, input) => {
      store.start(machine, input);
      return read();
    },
    send: (event) => {
      assertPayload(event);
      return play({ do: 'send', event });
    },
    answer: (service, outcome, afterMs) =>
      play({ do: 'answer', service, outcome, ...(afterMs === undefined ? {} : { afterMs }) }),
    advance: (ms) => play({ do: 'advance', ms }),
    play,
    snapshot: () => {
      const { simulation } = store.view();
      const pending = simulation.pending().map(({ service }) => service);
      return { ...read(), pending, stored: simulation.store() };
    },
    trace: () => store.view().run.moves,
    revision: () => store.view().revision,
    screens: () => link.view().screens,
    useSettings: link.useSettings,
  };
}
