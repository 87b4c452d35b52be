import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLayouts } from '../law/voice.ts';

interface Node {
  readonly id?: string;
  readonly type?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly show?: unknown;
  readonly children?: unknown;
}
const listNodes = (value: unknown): readonly Node[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(listNodes)] : [];
const print = (value: unknown): string => JSON.stringify(value ?? null);

/** Flows whose faults a form lists by field. */
const listFlows = (nodes: readonly Node[]): readonly string[] =>
  nodes
    .filter(({ type }) => type === 'SchemaForm')
    .flatMap(({ props = {} }) => /"machine\.(\w+)\.errors"/.exec(print(props['errors']))?.[1] ?? []);
/** Alerts that say the fault of a flow also where the form beside them says it at its field. */
const listRepeats = (document: unknown): readonly string[] => {
  const nodes = listNodes(document);
  const flows = new Set(listFlows(nodes));
  return nodes
    .filter(({ type }) => type === 'Alert')
    .filter(({ children, show }) =>
      [...flows].some(
        (flow) =>
          print(children).includes(`"machine.${flow}.error"`) &&
          !print(show).includes(`"machine.${flow}.errors`),
      ),
    )
    .map(({ id = '' }) => id);
};

describe('what is wrong with a field', () => {
  const form = { type: 'SchemaForm', props: { errors: { $e: { var: 'machine.reg.errors' } } } };
  const alert = { type: 'Alert', id: 'failure', children: [{ $t: { var: 'machine.reg.error' } }] };

  it('is not said by an alert above its form as well', () => {
    // A registration has two forms, and the fault of a name may come while the one without that field is open.
    expect(readLayouts(resolve(import.meta.dirname, '../..')).flatMap(listRepeats)).toEqual(['failure']);
  });

  it('is known to be said twice where the alert asks for the error alone', () => {
    const show = { '!!': { var: 'machine.reg.error' } };
    expect(listRepeats([form, { ...alert, show }])).toEqual(['failure']);
    expect(
      listRepeats([
        form,
        { ...alert, show: { and: [show, { '!': { length: { var: 'machine.reg.errors' } } }] } },
      ]),
    ).toEqual([]);
  });
});
