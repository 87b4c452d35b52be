import type { JsonObject } from '../../protocol/json.ts';
import type { Place } from '../pointer.ts';
import { type ChangeLog, isSame, showValue } from './change-log.ts';
import { isObject } from '../is-object.ts';

const fieldChange = (name: string, key: string, before: unknown, after: unknown): string => {
  if (key === 'enabled') return after === true ? `${name} is asked for` : `${name} is no longer asked for`;
  if (key === 'required') return after === true ? `${name} is now required` : `${name} is now optional`;
  if (key === 'order') return `${name} moved from place ${showValue(before)} to ${showValue(after)}`;
  if (key === 'minLength')
    return `${name} takes at least ${showValue(after)} characters, was ${showValue(before)}`;
  if (key === 'maxLength')
    return `${name} takes at most ${showValue(after)} characters, was ${showValue(before)}`;
  return `${name} takes another pattern`;
};

/** Differences of the registration fields; `nameField` gives the words players read at a field. */
export const diffRegisterFields = (
  log: ChangeLog,
  before: JsonObject,
  after: JsonObject,
  nameField: (field: string) => string,
): void => {
  const [old, next] = [before.fields, after.fields].map((fields) => (isObject(fields) ? fields : {}));
  for (const field of new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})])) {
    const [was, is] = [old?.[field], next?.[field]];
    const place = ['fields', field];
    if (!isObject(is)) log.add('removed', place, `Registration: ${nameField(field)} was taken out`);
    else if (!isObject(was)) log.add('added', place, `Registration: ${nameField(field)} was added`);
    else {
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
        if (isSame(was[key], is[key])) continue;
        const kind = key === 'order' ? 'moved' : 'changed';
        log.add(
          kind,
          [...place, key],
          `Registration: ${fieldChange(nameField(field), key, was[key], is[key])}`,
        );
      }
    }
  }
};

const collectModules = (
  value: unknown,
  place: Place,
  found: Map<string, { on: unknown; name: unknown; place: Place }>,
): void => {
  if (!isObject(value) || typeof value.modId !== 'string') return;
  found.set(value.modId, { on: value.enabled, name: value.name, place });
  if (!Array.isArray(value.childrenNodes)) return;
  value.childrenNodes.forEach((child, index) =>
    collectModules(child, [...place, 'childrenNodes', index], found),
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
