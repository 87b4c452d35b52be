import type { SiteDocuments } from '../../protocol/document/document.ts';
import type { FixChange, Issue, IssueFix } from '../../protocol/release/issue.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { fromPointer } from '../pointer.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** Says that a fix has no place in a document, so that the document was left as it is. */
export class FixMisfit extends Error {
  override readonly name = 'FixMisfit';
}

const misfit = (key: string): FixMisfit =>
  new FixMisfit(`expects the document to have "${key}" where the fix belongs`);

/** The place that a list gives a key: an index that is there, or the end. */
const readIndex = (list: readonly Json[], key: string, mayAppend: boolean): number => {
  if (mayAppend && key === '-') return list.length;
  const index = Number(key);
  if (!/^\d+$/.test(key) || index > list.length - (mayAppend ? 0 : 1)) throw misfit(key);
  return index;
};

const changeList = (list: readonly Json[], key: string, change: FixChange): Json => {
  const index = readIndex(list, key, change.op === 'add');
  if (change.op === 'rename') throw misfit(key);
  if (change.op === 'remove') return list.toSpliced(index, 1);
  return list.toSpliced(index, change.op === 'add' ? 0 : 1, change.value as Json);
};

const changeMember = (object: JsonObject, key: string, change: FixChange): Json => {
  if (change.op !== 'add' && !Object.hasOwn(object, key)) throw misfit(key);
  if (change.op === 'rename') {
    if (Object.hasOwn(object, change.to)) throw misfit(change.to);
    return Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name === key ? change.to : name, value]),
    );
  }
  if (change.op === 'remove')
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  return { ...object, [key]: change.value as Json };
};

const changeAt = (node: Json, path: readonly string[], change: FixChange): Json => {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (change.op !== 'replace' && change.op !== 'add') throw misfit('');
    return change.value as Json;
  }
  if (Array.isArray(node)) {
    const list = node as readonly Json[];
    if (rest.length === 0) return changeList(list, key, change);
    const index = readIndex(list, key, false);
    return list.with(index, changeAt(list[index] ?? null, rest, change));
  }
  if (!isJsonObject(node)) throw misfit(key);
  if (rest.length === 0) return changeMember(node, key, change);
  if (!Object.hasOwn(node, key)) throw misfit(key);
  // In place, so that a fix moves no key of the text that a person knows.
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, name === key ? changeAt(value, rest, change) : value]),
  );
};

/** A copy of a document with a fix applied. Throws {@link FixMisfit} where the fix has no place in it. */
export const applyFix = (document: Json, fix: IssueFix): Json =>
  fix.changes.reduce((current, change) => changeAt(current, fromPointer(change.pointer), change), document);

/** What was done to a site: the documents, and the issues whose fix was applied. */
export interface FixedSite {
  readonly documents: SiteDocuments;
  readonly applied: readonly Issue[];
}

/** Whether one pointer is the other or an ancestor of it. */
const covers = (above: string, below: string): boolean => below === above || below.startsWith(`${above}/`);

const touch = (fix: IssueFix): readonly string[] =>
  fix.changes.map((change) =>
    // A list closes up behind what is removed, so that nothing else in it may be touched in the same round.
    change.op === 'remove' ? change.pointer.slice(0, change.pointer.lastIndexOf('/')) : change.pointer,
  );

/**
 * Applies every fix of a check that does not touch what another one touched; check again for the
 * rest. Pure: documents without a fix are the same objects.
 */
export const fixAll = (documents: SiteDocuments, issues: readonly Issue[]): FixedSite => {
  const fixed: Record<string, unknown> = { ...documents };
  const touched = new Map<string, string[]>();
  const applied: Issue[] = [];
  for (const issue of issues) {
    const { fix, document } = issue;
    if (fix === undefined || !Object.hasOwn(fixed, document)) continue;
    const places = touch(fix);
    const pointers = touched.get(document) ?? [];
    if (places.some((place) => pointers.some((other) => covers(place, other) || covers(other, place))))
      continue;
    try {
      fixed[document] = applyFix(fixed[document] as Json, fix);
    } catch (error) {
      if (error instanceof FixMisfit) continue;
      throw error;
    }
    touched.set(document, [...pointers, ...places]);
    applied.push(issue);
  }
  return { documents: fixed, applied };
};
