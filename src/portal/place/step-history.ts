import type { StateContract } from '../../protocol/machine/machine-contract.ts';
import type { SteppingMachine } from '../../runtime/core/machines.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { Navigation } from './navigation.ts';
import { createStepEntries, type StepEntry, type StepView } from './step-entries.ts';

export interface StepHistoryOptions {
  readonly runtime: Pick<Runtime, 'store' | 'machines'>;
  readonly navigation: Navigation;
}

/** The step that a machine is at, with the path of its state. */
function findStep({ active, states }: SteppingMachine): string | null {
  return active.find((path) => states[path]?.step !== undefined) ?? null;
}
/** Whether the machine waits for input: a flow that is loading may still reach its step. */
const isAtRest = ({ active, states }: SteppingMachine): boolean =>
  active.some((path) => states[path]?.waits === 'person');

function stepOf(machine: SteppingMachine, state: string): StateContract['step'] {
  return machine.states[state]?.step;
}

/**
 * Gives each step of a flow that its contract names an entry in the history of the browser. Back leads to
 * the step before, Forward (or a return from another page, a reload, a login) to the step once more, by
 * the event that led there the first time.
 */
export function syncStepsWithHistory({ runtime, navigation }: StepHistoryOptions, history: StepView): void {
  const entries = createStepEntries(navigation, history);
  const { store, machines } = runtime;
  const readAccount = (): string | null => (store.get('session.account') as string | null) ?? null;
  /** Step by key of its machine, as it was seen last. */
  const seen = new Map<string, string | null>();
  /** The step of the entry in front of the person, whose machine has not started yet. */
  let stepEntry = entries.step();
  /** A way back through the history that was begun here. */
  let isGoingBack = false;

  function findEntry(key: string): StepEntry | null {
    const entry = entries.step();
    return entry?.key === key ? entry : null;
  }
  function goBack(): void {
    isGoingBack = true;
    entries.goBack();
  }
  function push(machine: SteppingMachine, state: string): void {
    const { key, sent } = machine;
    if (sent === null || sent.event !== stepOf(machine, state)?.by) return;
    entries.push({ key, state, event: sent.event, payload: sent.payload, account: readAccount() });
  }
  /** The machine is where the step of the current entry begins. */
  function enter(entry: StepEntry): void {
    const account = readAccount();
    if (account === null) return;
    stepEntry = null;
    if (account !== entry.account) {
      entries.drop();
      return;
    }
    machines.send(entry.key, entry.event, entry.payload);
  }
  function follow(machine: SteppingMachine): void {
    const { key, active } = machine;
    const state = findStep(machine);
    const isNew = state !== null && seen.get(key) !== state;
    seen.set(key, state);
    const entry = findEntry(key);
    if (state !== null) {
      stepEntry = null;
      if (isNew && entry?.state !== state) push(machine, state);
      return;
    }
    if (entry === null || isGoingBack) return;
    const isBefore = active.includes(stepOf(machine, entry.state)?.after ?? '');
    if (!isBefore) {
      if (isAtRest(machine)) stepEntry = null;
    } else if (stepEntry === null) goBack();
    else enter(stepEntry);
  }
  function followAll(): void {
    const running = machines.listStepping();
    for (const key of seen.keys()) {
      if (running.some((machine) => machine.key === key)) continue;
      seen.delete(key);
      stepEntry = findEntry(key) ?? stepEntry;
    }
    for (const machine of running) follow(machine);
  }
  /** Back on the same page, from a step to the entry before it. */
  function leave(entry: StepEntry): void {
    const machine = machines.listStepping().find(({ key }) => key === entry.key);
    const step = machine === undefined ? undefined : stepOf(machine, entry.state);
    if (machine === undefined || step === undefined) return;
    if (machine.active.includes(entry.state)) machines.send(entry.key, step.back, {});
    // The flow continued to where no step leads back: the entry would show nothing else.
    else if (!machine.active.includes(step.after)) entries.goBack();
  }

  entries.onMove(({ entry, isSamePath }) => {
    if (isGoingBack) {
      isGoingBack = false;
      // A step that was begun meanwhile is one to note.
      seen.clear();
      followAll();
      return;
    }
    stepEntry = entries.step();
    if (!isSamePath) return;
    if (stepEntry === null && entry !== null) leave(entry);
    else followAll();
  });
  store.subscribe(['machine', '$machine', 'session.account'], followAll);
  followAll();
}
