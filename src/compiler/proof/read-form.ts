import type { CompiledAction, CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import { type Condition, type Control, holdAll, never, type ScreenPart } from './control.ts';
import type { Moment, Verdict } from './verdict.ts';

/** A part of a form with what lets a person operate it. */
interface Part {
  readonly shown: ScreenPart;
  readonly enabled: readonly Condition[];
}
/** A form while its parts are read. */
export interface OpenForm extends Part {
  readonly buttons: Part[];
  /** Path → the fields of the form that write there what is typed into them. */
  readonly writers: Map<string, Part[]>;
}

/** Whether a component renders its own form. Nodes below it belong to that form. */
export const isFormView = ({ tag, props }: CompiledNode): boolean =>
  tag === undefined && typeof props?.['form'] === 'string';

/** A form of the document, which the browser sends by a button in it. */
export const openForm = (part: ScreenPart, enabled: readonly Condition[]): OpenForm | null =>
  part.node.tag === 'form' ? { shown: part, enabled, buttons: [], writers: new Map() } : null;

const takesEvent = (value: CompiledValue): boolean =>
  value.k !== 'c' && value.d.some((path) => path.startsWith('event.'));
const isNothing = (value: CompiledValue): boolean =>
  value.k === 'c' && (value.v === '' || value.v === null || value.v === false || value.v === 0);

/** Paths to which something on a screen gives a value; what only empties them does not count. */
export const listGiven = (nodes: readonly CompiledNode[]): ReadonlySet<string> =>
  new Set(
    nodes
      .flatMap(({ on }) => Object.values(on ?? {}).flat())
      .flatMap((action) => {
        if (action.do === 'call') return action.into === undefined ? [] : [action.into];
        return action.do === 'set' && !isNothing(action.value) ? [action.path] : [];
      }),
  );

export const recordInForm = (form: OpenForm, control: ScreenPart, enabled: readonly Condition[]): void => {
  const { node } = control;
  const part = { shown: control, enabled };
  if (node.tag === 'button' && node.props?.['type'] === 'submit') form.buttons.push(part);
  for (const action of Object.values(node.on ?? {}).flat()) {
    if (action.do !== 'set' || !takesEvent(action.value)) continue;
    form.writers.set(action.path, [...(form.writers.get(action.path) ?? []), part]);
  }
};

const listValues = (action: CompiledAction): readonly CompiledValue[] =>
  action.do === 'send' || action.do === 'call' ? Object.values(action.with ?? {}) : [];

/** Whether one of the fields can be typed into. */
const holdAny =
  (fields: readonly Part[]) =>
  (moment: Moment): Verdict => {
    const verdicts = fields.map(({ shown, enabled }) => holdAll([...shown.conditions, ...enabled], moment));
    if (verdicts.includes(true)) return true;
    return verdicts.includes(null) ? null : false;
  };
const describePart = ({ shown, enabled }: Part): readonly string[] =>
  [...shown.conditions, ...enabled].map(({ says }) => says);

const isSteady = ({ shown }: Part): boolean => !shown.conditions.includes(never);

const noButton: Condition = { says: 'no button sends it', holds: () => false };
const noEntry: Condition = { says: 'nothing enters what it sends', holds: () => false };

/** Whether something gives a value to a path, to a part of it or to what it is a part of. */
const isGiven = (written: ReadonlySet<string>, path: string): boolean =>
  [...written].some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));

/**
 * The ways to send a form: each of its submit buttons, while what it sends can be typed. The key Enter
 * presses the first of them, so it is not a separate way. A form without a button has none: people who tap or
 * use speech control cannot send it.
 */
export const closeForm = (
  { shown, enabled, buttons, writers }: OpenForm,
  written: ReadonlySet<string>,
): readonly Control[] => {
  const actions = shown.node.on?.['submit'];
  if (actions === undefined) return [];
  const read = new Set(actions.flatMap(listValues).flatMap((value) => (value.k === 'c' ? [] : value.d)));
  // What a row writes depends on which rows there are.
  const fields = [...writers]
    .flatMap(([path, parts]) => (read.has(path) ? [parts.filter(isSteady)] : []))
    .filter((parts) => parts.length > 0);
  const isLost = [...read].some((path) => path.startsWith('ui.page.') && !isGiven(written, path));
  const typed = fields.map((parts): Condition => ({
    says: JSON.stringify(['typed', parts.map(describePart)]),
    holds: holdAny(parts),
  }));
  const decide = (name: 'machines' | 'settings', ownPart: ScreenPart): ReadonlySet<string> =>
    new Set([ownPart, ...fields.flat().map((part) => part.shown)].flatMap((part) => [...part[name]]));
  const more = { event: 'submit', actions, route: null, sends: shown };
  if (buttons.length === 0) return [{ ...shown, ...more, enabled: [noButton] }];
  return buttons.map((button) => ({
    ...button.shown,
    ...more,
    machines: decide('machines', button.shown),
    settings: decide('settings', button.shown),
    enabled: [...enabled, ...button.enabled, ...typed, ...(isLost ? [noEntry] : [])],
  }));
};
