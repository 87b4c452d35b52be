import type { JsonObject } from '../../protocol/json/json.ts';
import type { Place } from '../pointer.ts';
import { type ChangeLog, isSame, showValue } from './change-log.ts';
import { describeMoves } from './describe-moves.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

const fieldChange = (name: string, key: string, before: unknown, after: unknown): string => {
  if (key === 'enabled') return after === true ? `${name} is asked for` : `${name} is no longer asked for`;
  if (key === 'required') return after === true ? `${name} is now required` : `${name} is now optional`;
  if (key === 'minLength')
    return `${name} takes at least ${showValue(after)} characters, was ${showValue(before)}`;
  if (key === 'maxLength')
    return `${name} takes at most ${showValue(after)} characters, was ${showValue(before)}`;
  return `${name} takes another pattern`;
};

const orderOf = (field: unknown): number =>
  isJsonObject(field) && typeof field.order === 'number' ? field.order : 0;
/** Names of fields as a visitor meets them. */
const inOrder = (fields: JsonObject): readonly string[] =>
  Object.keys(fields).sort(
    (one, other) => orderOf(fields[one]) - orderOf(fields[other]) || (one < other ? -1 : 1),
  );

/** Which fields were put elsewhere. The numbers that keep the order mean nothing to an operator. */
const diffFieldOrder = (
  log: ChangeLog,
  old: JsonObject,
  next: JsonObject,
  nameField: (field: string) => string,
): void => {
  const renumbered = Object.keys(next).filter(
    (field) => isJsonObject(old[field]) && orderOf(old[field]) !== orderOf(next[field]),
  );
  const moves = describeMoves(inOrder(old), inOrder(next), nameField, renumbered);
  for (const { id, words } of moves)
    log.add('moved', ['fields', id, 'order'], `Registration: ${nameField(id)} ${words}`);
  const [first] = renumbered;
  if (moves.length === 0 && first !== undefined)
    log.add(
      'moved',
      ['fields', first, 'order'],
      'Registration: the places have other numbers, in the same order',
    );
};

/** Differences of the registration fields; `nameField` gives the words players read at a field. */
export const diffRegisterFields = (
  log: ChangeLog,
  before: JsonObject,
  after: JsonObject,
  nameField: (field: string) => string,
): void => {
  const old = isJsonObject(before.fields) ? before.fields : {};
  const next = isJsonObject(after.fields) ? after.fields : {};
  for (const field of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [was, is] = [readOwn(old, field), readOwn(next, field)];
    const place = ['fields', field];
    if (!isJsonObject(is)) log.add('removed', place, `Registration: ${nameField(field)} was taken out`);
    else if (!isJsonObject(was)) log.add('added', place, `Registration: ${nameField(field)} was added`);
    else {
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
        if (key === 'order' || isSame(was[key], is[key])) continue;
        log.add(
          'changed',
          [...place, key],
          `Registration: ${fieldChange(nameField(field), key, was[key], is[key])}`,
        );
      }
    }
  }
  diffFieldOrder(log, old, next, nameField);
};

const collectModules = (
  value: unknown,
  place: Place,
  switches: Map<string, { on: unknown; name: unknown; place: Place }>,
): void => {
  if (!isJsonObject(value) || typeof value.modId !== 'string') return;
  switches.set(value.modId, { on: value.enabled, name: value.name, place });
  if (!Array.isArray(value.childrenNodes)) return;
  value.childrenNodes.forEach((child, index) =>
    collectModules(child, [...place, 'childrenNodes', index], switches),
  );
};

/** Differences of the whitelabel tree, module by module. */
export const diffWhitelabel = (log: ChangeLog, before: JsonObject, after: JsonObject): void => {
  const [old, next] = [
    new Map<string, { on: unknown; name: unknown; place: Place }>(),
    new Map<string, { on: unknown; name: unknown; place: Place }>(),
  ];
  collectModules(before.tree, ['tree'], old);
  collectModules(after.tree, ['tree'], next);
  for (const [id, module] of next) {
    const was = old.get(id);
    const name = typeof module.name === 'string' ? `${module.name} (${id})` : id;
    if (was === undefined) log.add('added', module.place, `Whitelabel: ${name} was added`);
    else if (was.on !== module.on) {
      log.add(
        'changed',
        [...module.place, 'enabled'],
        `Whitelabel: ${name} was switched ${module.on === true ? 'on' : 'off'}`,
      );
    }
  }
  for (const [id, module] of old)
    if (!next.has(id)) log.add('removed', module.place, `Whitelabel: ${id} was taken out`);
};
