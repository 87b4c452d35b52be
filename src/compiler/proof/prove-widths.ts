import { describeWidths } from '../styles/hidden-widths.ts';
import type { CompiledAction } from '../../protocol/release/release.ts';
import type { Control } from './control.ts';
import type { ProofSite } from './proof-site.ts';
import type { ScreenModel } from './read-screen.ts';

/** What an action does, whatever it is given: two controls that do it are ways to the same. */
const nameAction = (action: CompiledAction): string | null => {
  switch (action.do) {
    case 'send':
      return `send ${action.to} ${action.event}`;
    case 'navigate':
      return `to ${action.to}`;
    case 'open':
      return `open ${action.modal}`;
    case 'call':
      return `call ${action.call}`;
    case 'set':
      return `set ${JSON.stringify([action.path, action.value])}`;
    case 'track':
      return null;
    default:
      return action.do;
  }
};
const listPurposes = ({ actions, route }: Control): readonly string[] =>
  route === null
    ? actions.flatMap((action) => {
        const name = nameAction(action);
        return name === null ? [] : [name];
      })
    : [`to ${route}`];

/** Pixels of the narrowest window in which everything has to be there (WCAG 1.4.10); a watch has less. */
export const narrowest = 320;

const purposes = new WeakMap<ScreenModel, ReadonlySet<string>>();
const purposesOf = (model: ScreenModel): ReadonlySet<string> => {
  const before = purposes.get(model);
  if (before !== undefined) return before;
  const ofControls = new Set(model.controls.flatMap(listPurposes));
  purposes.set(model, ofControls);
  return ofControls;
};

/** Whether another control does the same wherever the first one is: in no fewer states of flows. */
const isWayIn = (other: Control, control: Control, purpose: string): boolean => {
  if (!listPurposes(other).includes(purpose)) return false;
  const ofStates = new Set(control.conditions.map(({ says }) => says));
  return other.conditions.every(({ says, isOfStates }) => isOfStates !== true || ofStates.has(says));
};

/** Who leads to another screen, or changes the frame: it may do so from elsewhere. */
const isOfSite = (purpose: string, model: ScreenModel): boolean =>
  model.screen.kind === 'shell' || /^(?:to|open) /.test(purpose);

/** What some screen of the site can do, by the width at which it is asked. */
const listEverywhere = ({ shell, pages, modals }: ProofSite, width: number): ReadonlySet<string> =>
  new Set([shell, ...pages, ...modals].flatMap((model) => [...purposesOf(model.at(width))]));

/**
 * What can be done in one window can be done in each: where styles hide a control at some widths, another one there
 * does the same, on the screen or in the frame around it. What leads elsewhere may do so from any screen.
 */
export const proveWidths = (proof: ProofSite): void => {
  const everywhere = new Map<number, ReadonlySet<string>>();
  const isAnywhere = (purpose: string, width: number): boolean => {
    const purposesThere = everywhere.get(width) ?? listEverywhere(proof, width);
    everywhere.set(width, purposesThere);
    return purposesThere.has(purpose);
  };
  const { shell, pages, modals } = proof;
  for (const model of [shell, ...pages, ...modals]) proveScreenWidths(proof, model, isAnywhere);
};

const proveScreenWidths = (
  { log, shell }: ProofSite,
  model: ScreenModel,
  isAnywhere: (purpose: string, width: number) => boolean,
): void => {
  const reported = new Set<Control['node']>();
  for (const widths of model.widths.length < 2 ? [] : model.widths) {
    if (widths.below <= narrowest) continue;
    const width = Math.max(widths.from, narrowest);
    const narrowed = model.at(width);
    const around = model.screen.kind === 'page' ? purposesOf(shell.at(width)) : new Set<string>();
    const isLost = (purpose: string, control: Control): boolean =>
      !narrowed.controls.some((other) => isWayIn(other, control, purpose)) &&
      !around.has(purpose) &&
      !(isOfSite(purpose, model) && isAnywhere(purpose, width));
    const isKept = (control: Control): boolean =>
      !listPurposes(control).some((purpose) => isLost(purpose, control));
    const nodes = new Set(narrowed.controls.map(({ node }) => node));
    for (const control of model.controls) {
      if (nodes.has(control.node) || reported.has(control.node) || isKept(control)) continue;
      reported.add(control.node);
      log.report(
        'proof.width-hidden',
        control.source,
        `"${control.node.id}" is hidden ${describeWidths(widths)}, and nothing else there does the same.`,
      );
    }
  }
};
