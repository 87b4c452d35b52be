import type { JsonObject } from '../../protocol/json/json.ts';
import type { Navigation } from './navigation.ts';

/** A step of a flow with its own history entry, and the event that leads to the step again. */
export interface StepEntry {
  /** The key that the machine runs under. */
  readonly key: string;
  /** The state of the step. */
  readonly state: string;
  readonly event: string;
  readonly payload: JsonObject;
  /** The account whose step it is: no other account gets the typed values back. */
  readonly account: string | null;
}

export interface Move {
  readonly isSamePath: boolean;
  /** The step of the entry that was left. */
  readonly entry: StepEntry | null;
}

/** The steps of flows among the entries of the browser's history. */
export interface StepEntries {
  /** The step of the current entry. */
  step(): StepEntry | null;
  /** Adds an entry for a step at the same place, or takes the step from the current entry. */
  push(step: StepEntry): void;
  drop(): void;
  /** As the button of the browser. */
  goBack(): void;
  /** Calls back after each way through the history. */
  onMove(listener: (move: Move) => void): void;
}

export type StepView = Pick<History, 'state' | 'replaceState' | 'back'>;

export function createStepEntries(navigation: Navigation, history: StepView): StepEntries {
  /** Steps by the key of their entry: of one that was left, the browser says nothing more. */
  const entries = new Map<string, StepEntry>();
  const step = (): StepEntry | null => (history.state as { readonly step?: StepEntry } | null)?.step ?? null;
  function note(): void {
    const { key } = navigation.current();
    const here = step();
    if (here === null) entries.delete(key);
    else entries.set(key, here);
  }
  note();
  navigation.subscribe(note);
  return {
    step,
    push: (next) => {
      navigation.addEntry({ step: { ...next } });
      note();
    },
    drop: () => {
      const { step: _dropped, ...rest } = (history.state ?? {}) as JsonObject;
      history.replaceState(rest, '');
      note();
    },
    goBack: () => history.back(),
    onMove: (listener) =>
      navigation.onMove((from) => {
        const entry = entries.get(from.key) ?? null;
        note();
        listener({ entry, isSamePath: from.path === navigation.current().path });
      }),
  };
}
