import { useMemo } from 'react';
import { readAt } from '../../compiler/pointer.ts';
import { readTreePointer, toWritten } from '../../notation/places.ts';
import { isWriting } from '../../notation/read.ts';
import { isJsonObject, readPointer } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';
import { scanJson } from '../../protocol/json/json-places.ts';

interface Places {
  /** Where the text says what the tree has at a place. */
  readonly toText: (pointer: string) => string;
  /** The place in the tree of a place in the text; of a text that is short for a rule, the rule. */
  readonly toRule: (pointer: string) => string;
}

/** Findings and rules go by places of the tree, the text holds the writing: leads from one to the other. */
export function usePlaces(path: string, text: string, tree: Json | undefined): Places {
  return useMemo((): Places => {
    // While it is no JSON, what could be made of it still has most of its places.
    const { value = null } = scanJson(text);
    if (!isWriting(path, value)) return { toText: (pointer) => pointer, toRule: (pointer) => pointer };
    return {
      toText: (pointer) => toWritten(value, pointer),
      toRule: (pointer) => {
        if (tree === undefined) return pointer;
        const place = readTreePointer(tree, pointer);
        const part = readAt(tree, readPointer(place));
        return isJsonObject(part) && Object.hasOwn(part, '$e') ? `${place}/$e` : place;
      },
    };
  }, [path, text, tree]);
}
