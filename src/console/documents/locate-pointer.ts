import { jsonLanguage } from '@codemirror/lang-json';
import { readPointer, writePointer } from '../../protocol/json/json-patches.ts';

type SyntaxNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

/** Where in a text something lies; offsets in UTF-16 units, `line` counts from 1. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function valuesOf(node: SyntaxNode): readonly SyntaxNode[] {
  const values: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (valueNames.has(child.name)) values.push(child);
  return values;
}
const nameOf = (text: string, property: SyntaxNode): string | null => {
  const name = property.getChild('PropertyName');
  if (name === null) return null;
  try {
    return String(JSON.parse(text.slice(name.from, name.to)));
  } catch {
    // A name with a broken escape matches no search.
    return null;
  }
};
function propertyOf(text: string, node: SyntaxNode, key: string): SyntaxNode | null {
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.name === 'Property' && nameOf(text, child) === key) return child;
  return null;
}
function lineAt(text: string, offset: number): number {
  let line = 1;
  for (
    let position = text.indexOf('\n');
    position >= 0 && position < offset;
    position = text.indexOf('\n', position + 1)
  )
    line += 1;
  return line;
}

/**
 * The place of a JSON Pointer (RFC 6901) in a JSON text. Where the text has no such value, the place of
 * the deepest part that exists: an issue about a missing member is shown at the object that misses it.
 */
export function locatePointer(text: string, pointer: string): TextPlace {
  return locateIn(text, jsonLanguage.parser.parse(text).topNode, pointer);
}
/** The places of many pointers, as `locatePointer` gives each. */
export function locatePointers(text: string, pointers: readonly string[]): readonly TextPlace[] {
  const { topNode } = jsonLanguage.parser.parse(text);
  return pointers.map((pointer) => locateIn(text, topNode, pointer));
}
/** The JSON Pointer of the innermost value at an offset of a JSON text: also just before and after it. */
export function pointerAt(text: string, offset: number): string {
  const tree = jsonLanguage.parser.parse(text);
  const [before, after] = [
    pathTo(text, tree.resolveInner(offset, -1)),
    pathTo(text, tree.resolveInner(offset, 1)),
  ];
  return writePointer(after.length > before.length ? after : before);
}
function pathTo(text: string, inmost: SyntaxNode): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let node: SyntaxNode | null = inmost; node; node = node.parent) {
    const { parent } = node;
    const name = node.name === 'Property' ? nameOf(text, node) : null;
    if (name !== null) path.unshift(name);
    else if (parent?.name === 'Array' && valueNames.has(node.name))
      path.unshift(valuesOf(parent).findIndex(({ from }) => from === node.from));
  }
  return path;
}
function locateIn(text: string, top: SyntaxNode, pointer: string): TextPlace {
  let node = top;
  let value = valuesOf(node)[0] ?? null;
  if (value) node = value;
  for (const key of readPointer(pointer)) {
    if (!value) break;
    if (value.name === 'Object') {
      const property = propertyOf(text, value, key);
      if (!property) break;
      node = property;
      value = valuesOf(property)[0] ?? null;
    } else if (value.name === 'Array') {
      const item: SyntaxNode | undefined = valuesOf(value)[Number(key)];
      if (!item) break;
      node = item;
      value = item;
    } else break;
  }
  // A whole object would be underlined over many lines: its first one is enough to find it.
  const end = text.indexOf('\n', node.from);
  const to = Math.min(node.to, end < 0 ? node.to : end);
  return { from: node.from, to: Math.max(to, node.from), line: lineAt(text, node.from) };
}
