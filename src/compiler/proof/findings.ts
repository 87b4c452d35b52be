import type { JsonObject } from '../../protocol/json/json.ts';
import type { GraphStep } from '../../protocol/machine/machine-graph.ts';
import type { IssueTrace } from '../../protocol/release/issue.ts';
import type { IssueCode } from '../issue-codes.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import { pickDistinct, type Variant } from './settings-cone.ts';

/** A step of a trace with the flow it belongs to. */
export interface NamedStep {
  readonly key: string;
  readonly step: GraphStep;
}
interface ProofFinding {
  readonly code: IssueCode;
  readonly at: Source;
  readonly message: string;
  readonly steps: readonly NamedStep[];
  readonly variant: Variant;
  readonly start: { readonly machine: string; readonly input: JsonObject } | null;
}
/** What goes wrong on one screen, over all variants; each thing once, with its shortest way. */
export interface Findings {
  readonly add: (name: string, finding: ProofFinding) => void;
  /** Runs a proof, or repeats what it found where one with the same key was run for another variant. */
  readonly once: (key: string, variant: Variant, prove: () => void) => void;
  /** How often something was found so far: tells whether a proof found anything. */
  readonly count: () => number;
  readonly report: (log: IssueLog, variants: readonly Variant[]) => void;
}

const nameOf = (variant: Variant): string => JSON.stringify(variant);

/** The settings without which it would not happen; all of them where no single one decides. */
const pickCauses = (
  variant: Variant,
  failing: ReadonlySet<string>,
  variants: readonly Variant[],
): IssueTrace['settings'] => {
  if (variants.every((one) => failing.has(nameOf(one)))) return {};
  const causes = Object.entries(variant).filter(
    ([path, value]) => !failing.has(nameOf({ ...variant, [path]: value !== true })),
  );
  return causes.length === 0 ? variant : Object.fromEntries(causes);
};

const pickChanged = (variant: Variant, now: Variant): IssueTrace['settings'] =>
  Object.fromEntries(Object.entries(variant).filter(([path, value]) => now[path] !== value));

const writeSeconds = (milliseconds = 0): string => `${Math.round(milliseconds / 1_000)} s`;
const writePayload = (payload: JsonObject | undefined): string =>
  payload === undefined ? '' : ` with ${JSON.stringify(payload)}`;
const describeStep = ({ key, step }: NamedStep): string => {
  switch (step.kind) {
    case 'person':
      return `The person sends "${step.event}"${writePayload(step.payload)} to "${key}".`;
    case 'timer':
      return `The wait "${step.event}" of "${key}" is over (${writeSeconds(step.milliseconds)}).`;
    case 'server':
      return `The call "${step.event}" of "${key}" answers: ${step.outcome}.`;
    case 'internal':
      return `Another part of the portal sends "${step.event}"${writePayload(step.payload)} to "${key}".`;
  }
};
const toMove = ({ step }: NamedStep): JsonObject => {
  if (step.kind === 'server') return { do: 'answer', service: step.event, outcome: step.outcome ?? '' };
  if (step.kind === 'timer') return { do: 'advance', ms: step.milliseconds ?? 0 };
  return { do: 'send', event: { ...step.payload, type: step.event } };
};
const makeTrace = (finding: ProofFinding, settings: IssueTrace['settings']): IssueTrace => {
  const { start, steps } = finding;
  return {
    settings,
    steps: steps.map(describeStep),
    ...(start === null
      ? {}
      : { replay: { machine: start.machine, input: start.input, moves: steps.map(toMove) } }),
  };
};

/**
 * Runs a proof under each variant of which it can tell something else. Where it finds something, it is run
 * under all of them: the settings that cause it are read from that.
 */
export const proveDistinct = (
  findings: Findings,
  variants: readonly Variant[],
  settings: ReadonlySet<string>,
  prove: (variant: Variant) => void,
): void => {
  const before = findings.count();
  pickDistinct(variants, settings).forEach(prove);
  if (findings.count() > before) variants.forEach(prove);
};

/** What is said of all moments together. */
const wholeCodes: ReadonlySet<string> = new Set([
  'proof.control-dead',
  'proof.event-refused',
  'proof.never-shown',
]);

export const createFindings = (): Findings => {
  const byName = new Map<string, { best: ProofFinding; readonly failing: Set<string> }>();
  const proven = new Map<string, readonly (readonly [name: string, finding: ProofFinding])[]>();
  let noted: (readonly [name: string, finding: ProofFinding])[] = [];
  let count = 0;
  const add = (name: string, finding: ProofFinding): void => {
    count += 1;
    noted.push([name, finding]);
    const entry = byName.get(name);
    if (entry === undefined) {
      byName.set(name, { best: finding, failing: new Set([nameOf(finding.variant)]) });
      return;
    }
    entry.failing.add(nameOf(finding.variant));
    if (finding.steps.length < entry.best.steps.length) entry.best = finding;
  };
  return {
    add,
    count: () => count,
    once: (key, variant, prove) => {
      const proof = proven.get(key);
      if (proof !== undefined) {
        for (const [name, finding] of proof) add(name, { ...finding, variant });
        return;
      }
      noted = [];
      prove();
      proven.set(key, noted);
      noted = [];
    },
    report: (log, variants) => {
      for (const { best, failing } of byName.values()) {
        // What is said of a control holds under all settings: those of the trace are for seeing it.
        const isOfControl = wholeCodes.has(best.code);
        const settings = isOfControl
          ? pickChanged(best.variant, variants[0] ?? {})
          : pickCauses(best.variant, failing, variants);
        const trace = makeTrace(best, settings);
        log.reportTrace(best.code, best.at, best.message, trace);
      }
    },
  };
};
