import type { JsonObject } from '../../protocol/json/json.ts';
import type { Findings, NamedStep } from './findings.ts';
import type { Control, ScreenPart } from './control.ts';
import type { Group } from './group.ts';
import type { Variant } from './settings-cone.ts';
import { mayOpen, nameViewers, type Viewer, viewers } from '../access/page-access.ts';
import type { Sight as ViewerSight } from './viewers.ts';

/** The first moment in which a control is seen by a viewer. */
interface Sight {
  readonly viewer: Viewer | 'anyone' | null;
  readonly variant: Variant;
  readonly start: () => { readonly machine: string; readonly input: JsonObject } | null;
  readonly steps: () => readonly NamedStep[];
}
/** What was seen of the controls of a screen in all moments of all variants. */
export interface ControlRecord {
  /** Looks whether a part of the screen may show. */
  readonly look: (part: ScreenPart, isShown: boolean) => void;
  /** Whether it may show in some examined moment. */
  readonly isSeen: (part: ScreenPart) => boolean;
  readonly show: (control: Control, isOperable: boolean, sight: Sight) => void;
  readonly send: (control: Control, key: string, event: string, isTaken: boolean) => void;
  /** Nothing more can be found about it: it can be operated, and each of its events was taken once. */
  readonly isSettled: (control: Control) => boolean;
  /** The variant is the current settings. */
  readonly report: (findings: Findings, variant: Variant) => void;
}
interface Sightings {
  readonly sight: Sight;
  readonly sends: Map<string, boolean>;
  /** Who sees it → the first sight, and whether it can ever be operated. */
  readonly by: Map<Sight['viewer'], { readonly sight: Sight; isOperable: boolean }>;
}
/** Those who see it and can never operate it; null where there is none. */
const listKeptOut = ({ by }: Sightings): readonly Viewer[] | null => {
  if (![...by.values()].some(({ isOperable }) => isOperable)) return null;
  return viewers.filter((viewer) => by.get(viewer)?.isOperable === false);
};

/** Parts that show in no moment: the outermost of them, since what is in it cannot show either. */
const reportHidden = (
  findings: Findings,
  looked: ReadonlyMap<ScreenPart, boolean>,
  variant: Variant,
  isShared: (document: string) => boolean,
): void => {
  const hidden = [...looked].flatMap(([part, isShown]) => (isShown ? [] : [part]));
  for (const part of hidden) {
    const isInside = hidden.some(
      ({ conditions }) =>
        conditions.length < part.conditions.length &&
        conditions.every((condition, index) => condition === part.conditions[index]),
    );
    const { id } = part.node;
    // What screens share may have parts that not each of them comes to.
    if (
      isInside ||
      isShared(part.source.document) ||
      (part.node.in === undefined && part.node.show === undefined)
    )
      continue;
    findings.add(`hidden ${id}`, {
      code: 'proof.never-shown',
      at: part.source,
      message: `"${id}" shows in no state that anybody comes to on this screen: it depends on states or rules that never hold together.`,
      steps: [],
      variant,
      start: null,
    });
  }
};

/** Forms that show, with buttons that never do. */
const listUnsent = (
  looked: ReadonlyMap<ScreenPart, boolean>,
  {
    controls,
    seen,
  }: { readonly controls: readonly Control[]; readonly seen: ReadonlyMap<Control, Sightings> },
): readonly ScreenPart[] => {
  const forms = new Set(controls.flatMap(({ sends }) => (sends === undefined ? [] : [sends])));
  return [...forms].filter(
    (form) =>
      looked.get(form) === true && !controls.some((control) => control.sends === form && seen.has(control)),
  );
};
const reportUnsent = (findings: Findings, forms: readonly ScreenPart[], variant: Variant): void => {
  for (const { node, source } of forms)
    findings.add(`unsent ${node.id}`, {
      code: 'proof.control-dead',
      at: source,
      message: `The form "${node.id}" shows, and its button of type "submit" shows in none of its states.`,
      steps: [],
      variant,
      start: null,
    });
};

export const describeDead = ({ node, sends }: Control): string => {
  if (sends === undefined) return `"${node.id}" is disabled in every state in which it shows.`;
  return sends.node === node
    ? `Nothing sends the form "${node.id}": it has no Button of type "submit". Add one to it.`
    : `"${node.id}" is the button of the form "${sends.node.id}", and in every state in which it shows it is disabled, or no field takes what it sends.`;
};

const placeSight = (control: Control, { variant, start, steps }: Sight) => ({
  at: control.source,
  variant,
  start: start(),
  steps: steps(),
});

export const createControlRecord = (
  { controls, access }: Pick<Group, 'controls' | 'access'>,
  isShared: (document: string) => boolean,
  maySee: ViewerSight,
): ControlRecord => {
  const allowed = viewers.filter((viewer) => mayOpen(access ?? 'anyone', viewer));
  const seen = new Map<Control, Sightings>();
  const looked = new Map<ScreenPart, boolean>();
  const seers = new Map<Control, readonly Viewer[]>();
  const listSeers = (control: Control): readonly Viewer[] => {
    const seersOfControl = seers.get(control);
    if (seersOfControl !== undefined) return seersOfControl;
    const ownViewers = allowed.filter((viewer) => maySee(control.conditions, viewer));
    seers.set(control, ownViewers);
    return ownViewers;
  };
  return {
    look: (part, isShown) => void looked.set(part, isShown || looked.get(part) === true),
    isSeen: (part) => looked.get(part) === true,
    show: (control, isOperable, sight) => {
      const isSeen = seen.get(control);
      const sightings: Sightings = isSeen ?? { sight, sends: new Map(), by: new Map() };
      seen.set(control, sightings);
      const before = sightings.by.get(sight.viewer);
      if (before === undefined) sightings.by.set(sight.viewer, { sight, isOperable });
      else before.isOperable ||= isOperable;
    },
    send: (control, key, event, isTaken) => {
      const sends = seen.get(control)?.sends;
      const name = `${event} to ${key}`;
      sends?.set(name, isTaken || sends.get(name) === true);
    },
    isSettled: (control) => {
      const isSeen = seen.get(control);
      if (isSeen === undefined || ![...isSeen.sends.values()].every(Boolean)) return false;
      const isOpenTo = (viewer: Sight['viewer']): boolean => isSeen.by.get(viewer)?.isOperable === true;
      return isOpenTo('anyone') || listSeers(control).every(isOpenTo);
    },
    report: (findings, variant) => {
      reportHidden(findings, looked, variant, isShared);
      reportUnsent(findings, listUnsent(looked, { controls, seen }), variant);
      for (const [control, sightings] of seen) {
        const { sight, sends } = sightings;
        const base = placeSight(control, sight);
        const { id } = control.node;
        const keptOut = listKeptOut(sightings);
        const [first] = keptOut ?? [];
        if (keptOut === null)
          findings.add(`dead ${id}`, { ...base, code: 'proof.control-dead', message: describeDead(control) });
        else if (first !== undefined) {
          const message = `${describeDead(control)} So it is for ${nameViewers(keptOut)}.`;
          const seenBy = sightings.by.get(first)?.sight ?? sight;
          findings.add(`dead ${id}`, { ...placeSight(control, seenBy), code: 'proof.control-dead', message });
        }
        const refused = [...sends].filter(([, isTaken]) => !isTaken).map(([name]) => name);
        if (refused.length === 0) continue;
        const message = `"${id}" sends ${refused.join(' and ')}, which is accepted in no state in which the control shows.`;
        findings.add(`refused ${id} ${control.event}`, { ...base, code: 'proof.event-refused', message });
      }
    },
  };
};
