import { forbiddenSegments } from '../../src/protocol/document/expression.ts';
import type { Place, Step } from '../../src/protocol/document/edit-step.ts';

const forbidden: ReadonlySet<string> = new Set(forbiddenSegments);
const fieldsOf: Readonly<Record<Step['do'], readonly string[]>> = {
  set: ['part', 'path', 'value'],
  clear: ['part', 'path', 'was'],
  put: ['place', 'value'],
  take: ['part', 'was'],
  move: ['part', 'from', 'to'],
  make: ['value'],
  drop: ['was'],
};
const keysOf = (step: Step): readonly string[] => {
  if (step.do === 'set' || step.do === 'clear') return step.path;
  const places: readonly Place[] =
    step.do === 'put' ? [step.place] : step.do === 'move' ? [step.from, step.to] : [];
  return places.flatMap(({ path }) => path);
};

/** What is wrong with a step as it was sent; null where nothing is. */
export function findStepFault(step: Step): string | null {
  const missing = fieldsOf[step.do].find((field) => !Object.hasOwn(step, field));
  if (missing !== undefined) return `A step that says ${step.do} needs ${missing}.`;
  if ((step.do === 'take' || step.do === 'drop') && typeof step.was !== 'string')
    return `A step that says ${step.do} names what was there by its fingerprint.`;
  const key = [step.document, ...keysOf(step)].find((one) => forbidden.has(one));
  return key === undefined ? null : `A step of ${step.document} names ${key}.`;
}
