import { jsonLanguage } from '@codemirror/lang-json';

type SyntaxNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

/** Where in a text something lies; offsets in UTF-16 units, `line` counts from 1. */
export interface TextPlace {
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
const valueNames = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function valuesOf(node: SyntaxNode): readonly SyntaxNode[] {
  const values: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (valueNames.has(child.name)) values.push(child);
  return values;
}
function propertyOf(text: string, node: SyntaxNode, key: string): SyntaxNode | null {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const name = child.name === 'Property' ? child.getChild('PropertyName') : null;
    if (!name) continue;
    try {
      if (JSON.parse(text.slice(name.from, name.to)) === key) return child;
    } catch {
      // A name with a broken escape is not the one looked for.
      continue;
    }
  }
  return null;
}
function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/**
 * The place of a JSON Pointer (RFC 6901) in a JSON text. Where the text has no such value, the place of
 * the deepest part that exists: an issue about a missing member is shown at the object that misses it.
 */
export function locatePointer(text: string, pointer: string): TextPlace {
  let found: SyntaxNode = jsonLanguage.parser.parse(text).topNode;
  let value = valuesOf(found)[0] ?? null;
  if (value) found = value;
  for (const key of pointer.split('/').slice(1).map(unescapeKey)) {
    if (!value) break;
    if (value.name === 'Object') {
      const property = propertyOf(text, value, key);
      if (!property) break;
      found = property;
      value = valuesOf(property)[0] ?? null;
    } else if (value.name === 'Array') {
      const item: SyntaxNode | undefined = valuesOf(value)[Number(key)];
      if (!item) break;
      found = item;
      value = item;
    } else break;
  }
  // A whole object would be underlined over many lines: its first one is enough to find it.
  const end = text.indexOf('\n', found.from);
  const to = Math.min(found.to, end < 0 ? found.to : end);
  return { from: found.from, to: Math.max(to, found.from), line: lineAt(text, found.from) };
}
