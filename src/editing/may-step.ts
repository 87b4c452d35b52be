import type { ConsolePermission } from '../protocol/console/console-api.ts';
import type { ClearStep, SetStep, Step } from '../protocol/document/edit-step.ts';
import { mediaPath } from '../protocol/document/media-index.ts';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Json, JsonSchema } from '../protocol/json/json.ts';
import { isJsonObject, isSameJson } from '../protocol/json/json-patches.ts';
import { documentAt } from './apply-steps.ts';
import { findPart, ownValue, valueAt } from './parts.ts';

/** What is asked to judge a step: the documents as they are, and the properties of a component by its type. */
export interface JudgedSite {
  readonly documents: SiteDocuments;
  readonly propsOf: (type: string) => JsonSchema | undefined;
}
type KeyStep = SetStep | ClearStep;

const layouts = /^(?:shell$|(?:pages|modals|fragments)\/)/;
const fragmentMark = 'fragment:';

/** The words of a language: one text of one key. */
const isWording = ({ part, path, ...step }: KeyStep): boolean =>
  part === '' && path.length === 1 && (step.do === 'clear' || typeof step.value === 'string');
/** An entry of the library of pictures, or a field of one. */
const isLibrary = ({ part, path }: KeyStep): boolean =>
  part === '' && path.length > 1 && path[0] === 'pictures';

const innerSchema = (schema: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((outer, key) => ownValue(ownValue(outer, 'properties'), key), schema);
function nodeAt({ document, part }: KeyStep, site: JudgedSite): Json | undefined {
  const tree = documentAt(site.documents, document);
  const trail = tree === undefined ? null : findPart(tree, part);
  return trail === null ? undefined : valueAt(tree, trail);
}
/** The schema of a property of a component, or of a parameter of a fragment. */
function schemaAt(node: Json | undefined, path: KeyStep['path'], site: JudgedSite): Json | undefined {
  const [holder, ...inner] = path;
  const [type, use] = [ownValue(node, 'type'), ownValue(node, 'use')];
  if (holder === 'props' && typeof type === 'string' && inner.length > 0)
    return innerSchema(site.propsOf(type), inner);
  if (holder !== 'params' || typeof use !== 'string' || inner.length !== 1) return undefined;
  const fragment = documentAt(site.documents, use.replace(fragmentMark, 'fragments/'));
  return valueAt(fragment, ['params', ...inner]);
}
/** A text by its key; what is filled into it comes from data and is not words. */
const isWords = (value: Json | undefined): boolean => isJsonObject(value) && typeof value['$t'] === 'string';
const withoutKey = (value: Json | undefined): Json =>
  isJsonObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== '$t')) : {};

/** Other words or another picture where the page has a place for one. What data fills stays as it is. */
function isShown(step: KeyStep, site: JudgedSite): boolean {
  const node = nodeAt(step, site);
  const schema = schemaAt(node, step.path, site);
  // What is there, and not what its author says was there: an edit may be carried out all the same.
  const [before, after] = [valueAt(node, step.path), step.do === 'set' ? step.value : undefined];
  if (ownValue(schema, 'x-text') === true)
    return (
      (before === undefined || isWords(before)) &&
      (after === undefined || isWords(after)) &&
      isSameJson(withoutKey(before), withoutKey(after))
    );
  if (ownValue(schema, 'x-address') !== 'picture') return false;
  return [before, after].every((value) => value === undefined || typeof value === 'string');
}
function isContent(step: KeyStep, site: JudgedSite): boolean {
  if (step.document.startsWith('locales/')) return isWording(step);
  if (step.document === mediaPath) return isLibrary(step);
  return layouts.test(step.document) && isShown(step, site);
}
/** For each kind of step what is content; a new kind of step has to be decided. */
const contents: {
  readonly [Do in Step['do']]: (step: Extract<Step, { do: Do }>, site: JudgedSite) => boolean;
} = {
  set: isContent,
  clear: isContent,
  put: () => false,
  take: () => false,
  move: () => false,
  make: () => false,
  drop: () => false,
};

/**
 * Whether an operator with these permissions may make a step: with `edit` any, with `content` words, pictures and
 * alternative texts. The server asks before it carries one out, and the console to grey what it would refuse.
 */
export function mayStep(permissions: readonly ConsolePermission[], step: Step, site: JudgedSite): boolean {
  if (permissions.includes('edit')) return true;
  if (!permissions.includes('content')) return false;
  const judge = contents[step.do] as (step: Step, site: JudgedSite) => boolean;
  return judge(step, site);
}
