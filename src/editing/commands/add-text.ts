import type { Json } from '../../protocol/json/json.ts';
import { gone, type Outcome } from './command.ts';
import { findNode, nameNode, toWords } from './layout-tree.ts';
import { freeName } from './names.ts';
import { setProp } from './set-prop.ts';

/** Gives a property that has no words yet a text with a key that no other text has. */
export function addText(
  document: Json,
  keys: ReadonlySet<string>,
  { id, name, stem }: { readonly id: string; readonly name: string; readonly stem: string },
): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const key = freeName(`${stem}.${id}.${name}`, keys);
  const outcome = setProp(document, { id, name, value: { $t: key } });
  return outcome.ok ? { ...outcome, texts: { [key]: `${toWords(name)} of ${nameNode(node)}` } } : outcome;
}
