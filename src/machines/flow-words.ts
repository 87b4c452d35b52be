import { assign, createMachine, type AnyStateMachine } from 'xstate';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { JsonObject } from '../protocol/json/json.ts';

interface Row {
  readonly id: string;
}
/** Gives a row these words of the one with its id among `others`, which came in another language. */
export function translateBy<const Name extends string>(
  others: readonly (Row & Readonly<Record<Name, unknown>>)[],
  ...names: readonly Name[]
): <One extends Row>(row: One) => One {
  return (row) => {
    const other = others.find(({ id }) => id === row.id);
    if (other === undefined) return row;
    return { ...row, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
  };
}

interface Named extends Row {
  readonly name: string;
}
/** The name in another language, for what has only the name of a row and not its id. */
export function translateName(name: string, before: readonly Named[], after: readonly Named[]): string {
  const row = before.find((one) => one.name === name);
  return after.find(({ id }) => id === row?.id)?.name ?? name;
}

const type = 'words.arrived';
/** Tells a flow made by `withWords` an answer in another language. */
export const wordsArrived = (answer: unknown) => ({ type, answer });

/**
 * The machine, which takes the words of an answer in another language in every state. It stays in its state:
 * what is typed, what waits and what is on its way is untouched.
 */
export function withWords(machine: AnyStateMachine, { words }: MachineContract): AnyStateMachine {
  if (words === undefined) return machine;
  const keep = words.keep as (context: unknown, answer: unknown) => JsonObject;
  const translate = assign(({ context, event }) => keep(context, (event as { answer?: unknown }).answer));
  const { config } = machine;
  return createMachine(
    { ...config, on: { ...config.on, [type]: { actions: translate } } } as never,
    machine.implementations as never,
  );
}
