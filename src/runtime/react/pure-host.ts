import type { Json } from '../../protocol/json/json.ts';
import { writeScalar } from '../../protocol/words/write-number.ts';
import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import { isTextWritable } from './dom-writes.ts';
import { isHostTag } from './host-tags.ts';

const pure = new WeakMap<CompiledNode, boolean>();

/** Whether all below a node is host elements that exist as long as it does. */
export function isPureHost(node: CompiledNode, screen: CompiledScreen): boolean {
  const isPure = pure.get(node);
  if (isPure !== undefined) return isPure;
  // A node that names itself below itself is no such node; this also ends the search.
  pure.set(node, false);
  const isPlain =
    isHostTag(node.tag) &&
    node.repeat === undefined &&
    node.fallback === undefined &&
    (node.children ?? []).every((child) => {
      if (typeof child !== 'number') return true;
      const below = screen.nodes[child];
      return (
        below !== undefined && below.show === undefined && below.in === undefined && isPureHost(below, screen)
      );
    });
  pure.set(node, isPlain);
  return isPlain;
}

/** The texts, where a host element holds nothing but texts that can be written without React. */
export function textsAlone(node: CompiledNode): readonly CompiledValue[] | null {
  const children = node.children ?? [];
  if (children.length === 0 || node.tag === undefined || node.repeat !== undefined) return null;
  const texts = children.filter((child): child is CompiledValue => typeof child !== 'number');
  return texts.length === children.length && isTextWritable(node.tag) ? texts : null;
}

/** A value as a text: nothing where it is none. */
export const shownText = (value: Json): string => writeScalar(value);
