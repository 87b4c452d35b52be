import type { JsonObject } from '../../protocol/json.ts';
import type { Findings, NamedStep } from './findings.ts';
import type { Control } from './read-screen.ts';
import type { Variant } from './settings-cone.ts';

/** The first moment in which a control was seen. */
interface Sight {
  readonly variant: Variant;
  readonly start: () => { readonly machine: string; readonly input: JsonObject } | null;
  readonly steps: () => readonly NamedStep[];
}
/** What was seen of the controls of a screen in all moments of all variants. */
export interface ControlRecord {
  readonly show: (control: Control, isOperable: boolean, sight: Sight) => void;
  readonly send: (control: Control, key: string, event: string, isTaken: boolean) => void;
  /** Nothing more can be found about it: it can be operated, and each of its events was taken once. */
  readonly isSettled: (control: Control) => boolean;
  readonly report: (findings: Findings) => void;
}
interface Seen {
  readonly sight: Sight;
  readonly sends: Map<string, boolean>;
  isOperable: boolean;
}

export const createControlRecord = (): ControlRecord => {
  const seen = new Map<Control, Seen>();
  return {
    show: (control, isOperable, sight) => {
      const known = seen.get(control);
      if (known === undefined) seen.set(control, { sight, sends: new Map(), isOperable });
      else known.isOperable ||= isOperable;
    },
    send: (control, key, event, isTaken) => {
      const sends = seen.get(control)?.sends;
      const name = `${event} to ${key}`;
      sends?.set(name, isTaken || sends.get(name) === true);
    },
    isSettled: (control) => {
      const known = seen.get(control);
      return known?.isOperable === true && [...known.sends.values()].every(Boolean);
    },
    report: (findings) => {
      for (const [control, { sight, sends, isOperable }] of seen) {
        const { variant, start } = sight;
        const base = { at: control.source, variant, start: start(), steps: sight.steps() };
        const { id } = control.node;
        if (!isOperable) {
          const message = `"${id}" is disabled in every state in which it shows.`;
          findings.add(`dead ${id}`, { ...base, code: 'proof.control-dead', message });
        }
        const refused = [...sends].filter(([, isTaken]) => !isTaken).map(([name]) => name);
        if (refused.length === 0) continue;
        const message = `"${id}" sends ${refused.join(' and ')}, which is accepted in no state in which the control shows.`;
        findings.add(`refused ${id} ${control.event}`, { ...base, code: 'proof.event-refused', message });
      }
    },
  };
};
