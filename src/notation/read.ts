import type { JsonPath } from '../protocol/json/json-patches.ts';
import { isJsonObject, writePointer } from '../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { isTooDeep } from '../protocol/json/nesting.ts';
import { documentKeys, hasNotation, idOf, language, notation, wholeChrome } from './grammar.ts';
import type { NotationFault } from './fault.ts';
import { readTreePointer } from './places.ts';
import { createReader } from './reader.ts';
import { walk } from './walk.ts';

export interface ReadWriting {
  /** The tree; of what cannot be read, what was written. */
  readonly tree: Json;
  readonly faults: readonly NotationFault[];
}

/** Whether a document is a writing, and not a tree. Nothing but this key tells. */
export const isWriting = (path: string, document: unknown): document is JsonObject =>
  isJsonObject(document) && hasNotation(path) && document.notation === notation;

const hasOtherNotation = (path: string, document: Json): boolean =>
  hasNotation(path) &&
  isJsonObject(document) &&
  Object.hasOwn(document, 'notation') &&
  document.notation !== notation;
const otherNotation: NotationFault = {
  code: 'notation.version',
  pointer: '/notation',
  message: `"notation" is ${notation}: this build reads no other.`,
};

/** Pointers that a document says of itself are those of its writing. */
const readPointers = (suppress: Json, writing: JsonObject, tree: JsonObject): Json =>
  Array.isArray(suppress)
    ? suppress.map((line: Json) =>
        isJsonObject(line) && typeof line.pointer === 'string'
          ? { ...line, pointer: readTreePointer(tree, line.pointer) }
          : line,
      )
    : suppress;

/**
 * Makes the tree of a writing. A tree is returned as it is: only the key `notation` tells that marks mean something.
 * Never throws, and leaves what it does not understand to the check of the shape.
 * @param path path of the document, which gives it its id where it says none
 */
export const readWriting = (path: string, document: Json): ReadWriting => {
  if (!isWriting(path, document) || isTooDeep(document))
    return { tree: document, faults: hasOtherNotation(path, document) ? [otherNotation] : [] };
  const faults: NotationFault[] = [];
  const report = (code: NotationFault['code'], place: JsonPath, message: string): void => {
    faults.push({ code, pointer: writePointer(place), message });
  };
  if (Object.hasOwn(document, 'language'))
    report('notation.twice', ['language'], 'A document says "language" or "notation", not both.');
  const { notation: _version, language: _language, ...members } = document;
  const body = walk(documentKeys, members, [], createReader(report)) as JsonObject;
  const isPage = path.startsWith('pages/');
  const { chrome, ...rest } = body;
  const frame =
    chrome === undefined
      ? { chrome: wholeChrome }
      : isJsonObject(chrome) && Object.keys(chrome).length === 0
        ? {}
        : { chrome };
  const tree: JsonObject = {
    language,
    id: idOf(path),
    ...(isPage ? { ...rest, ...frame } : body),
  };
  if (tree.suppress === undefined) return { tree, faults };
  return { tree: { ...tree, suppress: readPointers(tree.suppress, document, tree) }, faults };
};
