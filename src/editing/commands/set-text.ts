import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { refuse, type Outcome } from './command.ts';

/** Writes one text into the document of a language. */
export function setText(
  locale: Json,
  { key, text }: { readonly key: string; readonly text: string },
): Outcome {
  if (!isJsonObject(locale)) return refuse('This language has no texts.');
  if (locale[key] === text) return refuse('The words are so already.');
  return {
    ok: true,
    document: { ...locale, [key]: text },
    sentence: `The words are “${text}” now.`,
    select: null,
  };
}
