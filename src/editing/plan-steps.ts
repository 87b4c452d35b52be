import { findMoved } from '../compiler/diff/find-moved.ts';
import type { Part, Step, StepPath } from '../protocol/document/edit-step.ts';
import { isJsonList } from '../protocol/json/json-patches.ts';
import type { Json } from '../protocol/json/json.ts';
import { applyStep } from './apply-step.ts';
import { compareParts, type FieldChange, type ListChange } from './compare-parts.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readNames, withoutItems, type Names } from './named-lists.ts';
import { findPart, ownValue, placeOf, valueAt } from './parts.ts';

/** Steps that were found, and the document as they leave it. */
interface Plan {
  readonly document: string;
  readonly steps: Step[];
  now: Json;
  hasFailed: boolean;
}
const add = (plan: Plan, step: Step): void => {
  const outcome = applyStep(plan.now, step, false);
  if (!outcome.ok || outcome.document === undefined) plan.hasFailed = true;
  else if (outcome.inverse !== null) {
    plan.steps.push(step);
    plan.now = outcome.document;
  }
};
const valueIn = (plan: Plan, owner: Part, path: StepPath): Json | undefined => {
  const part = findPart(plan.now, owner);
  return part === null ? undefined : valueAt(plan.now, [...part, ...path]);
};

function addField(plan: Plan, { owner, path, value, behind }: FieldChange): void {
  const { document } = plan;
  const was = valueIn(plan, owner, path);
  if (value === undefined) {
    if (was !== undefined) add(plan, { document, do: 'clear', part: owner, path, was });
    return;
  }
  const around = valueIn(plan, owner, path.slice(0, -1));
  const before = was === undefined ? behind.find((key) => ownValue(around, key) !== undefined) : undefined;
  add(plan, {
    document,
    do: 'set',
    part: owner,
    path,
    value,
    ...(was === undefined ? {} : { was }),
    ...(before === undefined ? {} : { before }),
  });
}
/** Puts the items of a list where they are afterwards, from the first to the last. */
function addItems(
  plan: Plan,
  names: Names,
  { owner, path, items, before }: ListChange,
  shared: ReadonlySet<Part>,
): void {
  const { document } = plan;
  const target = items.map((item) => names.nameOf(item) ?? '');
  const present = new Set(before.filter((part) => target.includes(part)));
  const moved = new Set(
    findMoved(
      before.filter((part) => present.has(part)),
      target.filter((part) => present.has(part)),
    ),
  );
  let after: Part | null = null;
  for (const item of items) {
    const part: Part = names.nameOf(item) ?? '';
    const to = { part: owner, path, after };
    after = part;
    if (present.has(part) && !moved.has(part)) continue;
    if (!shared.has(part)) {
      add(plan, {
        document,
        do: 'put',
        place: to,
        value: withoutItems(names, item, (one) => shared.has(one)),
      });
      continue;
    }
    const from = placeOf(plan.now, findPart(plan.now, part) ?? []);
    if (from === null) plan.hasFailed = true;
    else add(plan, { document, do: 'move', part, from: from.place, to, next: from.next });
  }
}
function addTakes(plan: Plan, { owner, path, items, before }: ListChange, names: Names): void {
  const target = new Set(items.map((item) => names.nameOf(item)));
  const list = valueIn(plan, owner, path);
  for (const part of before) {
    const item = isJsonList(list) ? list.find((one) => names.nameOf(one) === part) : undefined;
    if (item !== undefined && !target.has(part))
      add(plan, { document: plan.document, do: 'take', part, was: fingerprintOf(item) });
  }
}

/** Steps by name that make of one document the other; null where names do not suffice for the very bytes. */
export function planSteps(document: string, before: Json, after: Json): readonly Step[] | null {
  const names = readNames(before, after);
  const { newLists, lists, fields, shared } = compareParts(names, before, after);
  const plan: Plan = { document, steps: [], now: before, hasFailed: false };
  for (const field of newLists) addField(plan, { ...field, value: [] });
  for (const list of lists) addItems(plan, names, list, shared);
  for (const list of lists) addTakes(plan, list, names);
  for (const field of fields) addField(plan, field);
  return plan.hasFailed || JSON.stringify(plan.now) !== JSON.stringify(after) ? null : plan.steps;
}
