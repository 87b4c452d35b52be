import { isJsonObject, isSameJson } from '../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { isTooDeep } from '../protocol/json/nesting.ts';
import { documentKeys, hasNotation, idOf, language, notation, wholeChrome } from './grammar.ts';
import { writeTreePointer } from './places.ts';
import { readWriting } from './read.ts';
import { inOrder, walk } from './walk.ts';
import { writer } from './writer.ts';

/** The frame of a page: the whole one is left out, and a page that has no word of it says so with nothing in it. */
const writeChrome = ({ chrome, ...rest }: JsonObject): JsonObject => {
  if (chrome === undefined) return { ...rest, chrome: {} };
  return isSameJson(chrome, wholeChrome) ? rest : { ...rest, chrome };
};
const writePointers = (suppress: Json, writing: JsonObject): Json =>
  Array.isArray(suppress)
    ? suppress.map((line: Json) =>
        isJsonObject(line) && typeof line.pointer === 'string'
          ? { ...line, pointer: writeTreePointer(writing, line.pointer) }
          : line,
      )
    : suppress;

const writeWhole = (path: string, tree: JsonObject): JsonObject => {
  const { id, ...rest } = walk(documentKeys, tree, [], writer) as JsonObject;
  const named = id === undefined || id === idOf(path) ? rest : { ...rest, id };
  const members = path.startsWith('pages/') ? writeChrome(named) : named;
  const writing = Object.fromEntries(
    inOrder(members, documentKeys).map(([key, value]) =>
      key === 'language' ? ['notation', notation] : [key, value],
    ),
  );
  return writing.suppress === undefined
    ? writing
    : { ...writing, suppress: writePointers(writing.suppress, writing) };
};

/**
 * The one writing of a tree. A tree that no writing says exactly, because its shape is none of the language's,
 * is returned as it is: {@link readWriting} gives the same tree back for everything.
 */
export const writeTree = (path: string, tree: Json): Json => {
  if (!hasNotation(path) || !isJsonObject(tree) || tree.language !== language) return tree;
  if (Object.hasOwn(tree, 'notation') || isTooDeep(tree)) return tree;
  const writing = writeWhole(path, tree);
  const read = readWriting(path, writing);
  return read.faults.length === 0 && isSameJson(read.tree, tree) ? writing : tree;
};
