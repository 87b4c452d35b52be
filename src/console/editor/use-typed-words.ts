import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { useDocument } from '../http/queries.ts';
import type { Canvas } from './canvas/use-canvas.ts';

export type Words = Readonly<Record<string, string>>;
const textsOf = (document: Json | undefined): Readonly<Record<string, Json>> =>
  isJsonObject(document) ? document : {};

/** Texts that differ between two states of a language. */
function listChanged(before: Json | undefined, after: Json | undefined): Words {
  if (before === undefined || before === after) return {};
  const [old, now] = [textsOf(before), textsOf(after)];
  return Object.fromEntries(
    Object.entries(now).filter(([key, text]) => typeof text === 'string' && old[key] !== text),
  ) as Words;
}

export interface TypedWords {
  /** Texts that the server may not have yet. */
  readonly words: RefObject<Words>;
  /** Shows a text that is not an edit yet. */
  readonly show: (key: string, text: string) => void;
}

/** What is typed shows in the canvas before any answer: it needs no compiler. */
export function useTypedWords(locale: string, canvas: Canvas): TypedWords {
  const { send } = canvas;
  const texts = useDocument(`locales/${locale}`).data?.draft;
  const former = useRef<{ readonly locale: string; readonly texts: Json | undefined }>({ locale, texts });
  const words = useRef<Words>({});
  const follow = useEffectEvent(() => {
    const last = former.current;
    former.current = { locale, texts };
    if (last.locale !== locale) words.current = {};
    const changed = last.locale === locale ? listChanged(last.texts, texts) : {};
    if (Object.keys(changed).length === 0) return;
    words.current = { ...words.current, ...changed };
    send({ say: 'words', locale, words: changed });
  });
  useEffect(() => follow(), [texts, locale]);
  const show = useCallback(
    (key: string, text: string) => send({ say: 'words', locale, words: { [key]: text } }),
    [send, locale],
  );
  return { words, show };
}
