import type { JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { ChangeLog } from './change-log.ts';
import { diffValues } from './diff-values.ts';
import { nameSetting } from './setting-words.ts';

const textOf = (edition: JsonObject, key: string): string =>
  typeof edition[key] === 'string' ? edition[key] : 'nothing';
const describe = (edition: JsonObject): string =>
  `${textOf(edition, 'version')} of ${textOf(edition, 'date')}`;

const sayEdition = (name: string, was: JsonObject, is: JsonObject): string => {
  if (was.version !== is.version)
    return `${name}: edition ${describe(is)} takes the place of ${describe(was)}`;
  return `${name}: edition ${textOf(is, 'version')} is dated ${textOf(is, 'date')}, was ${textOf(was, 'date')}. It is the same edition`;
};

/** Differences of the brand: of the legal texts by edition, of the rest value by value. */
export const diffBrand = (log: ChangeLog, title: string, before: JsonObject, after: JsonObject): void => {
  const { legalTexts: oldTexts, ...old } = before;
  const { legalTexts: newTexts, ...next } = after;
  diffValues(log, title, old, next, []);
  const [was, is] = [oldTexts, newTexts].map((texts): JsonObject => (isJsonObject(texts) ? texts : {}));
  for (const text of new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])) {
    const place = ['legalTexts', text];
    const name = nameSetting(log.document, place) ?? text;
    const [former, current] = [was?.[text], is?.[text]];
    if (JSON.stringify(former) === JSON.stringify(current)) continue;
    if (isJsonObject(former) && isJsonObject(current))
      log.add('changed', place, sayEdition(name, former, current));
    else if (isJsonObject(current))
      log.add('added', place, `${name}: edition ${describe(current)} is the first`);
    else if (isJsonObject(former))
      log.add('removed', place, `${name}: edition ${describe(former)} was taken out`);
    else diffValues(log, title, former, current, place, place.join('.'));
  }
};
