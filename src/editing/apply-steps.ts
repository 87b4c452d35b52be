import type { Settled, Step } from '../protocol/document/edit-step.ts';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Json } from '../protocol/json/json.ts';
import { applyStep, type Clash } from './apply-step.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A step that met another edit, to be settled by its author. */
export interface StepConflict extends Clash {
  /** Its index. */
  readonly step: number;
  /** Of what is there now. */
  readonly seen: string;
}
export interface AppliedSteps {
  readonly documents: SiteDocuments;
  /** Steps that restore the very bytes, in the order to carry them out. */
  readonly inverse: readonly Step[];
  readonly conflicts: readonly StepConflict[];
  /** Indices of steps that should come behind what is gone: they came last. */
  readonly last: readonly number[];
}

// Documents are parsed JSON; a site keeps them as unknown because they are checked later.
export const documentAt = (documents: SiteDocuments, path: string): Json | undefined =>
  Object.hasOwn(documents, path) ? (documents[path] as Json) : undefined;

/**
 * Carries out steps one after another. Where one of them meets another edit it is listed and skipped; who wants all
 * or nothing looks at `conflicts`. The documents handed in stay as they are.
 */
export function applySteps(
  before: SiteDocuments,
  steps: readonly Step[],
  settled: readonly Settled[] = [],
): AppliedSteps {
  const documents = new Map<string, unknown>(Object.entries(before));
  const [inverse, conflicts, last]: [Step[], StepConflict[], number[]] = [[], [], []];
  for (const [index, step] of steps.entries()) {
    const decided = settled.find((one) => one.step === index);
    if (decided?.keep === 'theirs') continue;
    const document = documents.get(step.document) as Json | undefined;
    let outcome = applyStep(document, step, false);
    if (!outcome.ok && outcome.canKeep && decided?.seen === fingerprintOf(outcome.theirs))
      outcome = applyStep(document, step, true);
    if (!outcome.ok) {
      const { ok: _, ...clash } = outcome;
      conflicts.push({ ...clash, step: index, seen: fingerprintOf(clash.theirs) });
      continue;
    }
    if (outcome.document === undefined) documents.delete(step.document);
    else documents.set(step.document, outcome.document);
    if (outcome.inverse !== null) inverse.unshift(outcome.inverse);
    if (outcome.isLast) last.push(index);
  }
  return { documents: Object.fromEntries(documents), inverse, conflicts, last };
}

/** The steps that go back from where some steps lead; they fit the documents that these were carried out on. */
export const invertSteps = (before: SiteDocuments, steps: readonly Step[]): readonly Step[] =>
  applySteps(before, steps).inverse;
