import { useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { foldWords } from './fold-words.ts';
import { createGameIndex, type GameIndex } from './game-index.ts';
import {
  findProviders,
  listFound,
  listSuggestions,
  readFound,
  type FinderIndex,
  type FinderSection,
} from './list-sections.ts';

/** As `games.list` answers. */
interface ServerAnswer {
  readonly games: readonly JsonObject[];
  readonly totalCount: number;
  readonly near: boolean;
}
export interface GameFinderProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly index?: FinderIndex | null;
  readonly status?: 'idle' | 'loading' | 'ready' | 'error' | null;
  readonly kinds?: readonly { readonly type: string; readonly label: string }[];
  readonly recent?: readonly string[] | null;
  readonly popular?: readonly JsonObject[] | null;
  readonly played?: readonly JsonObject[] | null;
  readonly answer?: ServerAnswer | null;
  readonly asked?: string | null;
  readonly answered?: 'idle' | 'loading' | 'ready' | 'error' | null;
}

/** A dialog has room for so many; the rest is on the page of all results. */
const mostShown = 12;
/** Quiet before the server is asked. */
const askMs = 250;

/** Built once for an answer of the server, however often the dialog opens. */
const indexes = new WeakMap<FinderIndex, GameIndex>();
function obtainIndex(games: FinderIndex): GameIndex {
  const index = indexes.get(games) ?? createGameIndex(games);
  indexes.set(games, index);
  return index;
}

export interface Finder {
  readonly typed: string;
  readonly type: (words: string) => void;
  readonly sections: readonly FinderSection[];
  readonly total: number;
  readonly isNear: boolean;
  /** Words are typed, and nothing answers them yet. */
  readonly isWaiting: boolean;
}

interface Result {
  readonly games: readonly JsonObject[];
  readonly total: number;
  readonly isNear: boolean;
}
const nothing: Result = { games: [], total: 0, isNear: false };

/** What the index has; null where there is none yet. */
function search(index: FinderIndex | null, words: string): Result | null {
  if (index === null) return null;
  const result = obtainIndex(index).find(words, mostShown);
  return { games: readFound(index, result), total: result.total, isNear: result.isNear };
}

/** Asks the server once typing pauses. */
function useQuietAsk(words: string | null, emit: ViewProps['emit']): void {
  const latest = useRef(emit);
  useEffect(() => {
    latest.current = emit;
  });
  useEffect(() => {
    if (words === null) return undefined;
    const timer = setTimeout(() => latest.current('ask', { value: words }), askMs);
    return () => clearTimeout(timer);
  }, [words]);
}

const readAnswer = (answer: ServerAnswer | null | undefined): Result =>
  answer === null || answer === undefined
    ? nothing
    : { games: answer.games.slice(0, mostShown), total: answer.totalCount, isNear: answer.near };

/**
 * Finds by the index while one types. The server is asked, when typing pauses, where there is no index
 * or nothing in it.
 */
export function useFinder({ props, emit }: ViewProps<GameFinderProps>): Finder {
  const [typed, type] = useState('');
  const index =
    props.index !== null && props.index !== undefined && props.index.ids.length > 0 ? props.index : null;
  const words = foldWords(typed) === '' ? '' : typed.trim();
  const ownResult = useMemo(() => (words === '' ? nothing : search(index, words)), [index, words]);
  const providers = useMemo(
    () => (index === null || words === '' ? [] : findProviders(index, words)),
    [index, words],
  );
  const needsServer =
    words !== '' && (ownResult === null ? props.status !== 'loading' : ownResult.games.length === 0);
  useQuietAsk(needsServer ? words : null, emit);
  const isAnswered = props.asked === words && props.answered !== 'loading';
  const result = needsServer ? readAnswer(isAnswered ? props.answer : null) : (ownResult ?? nothing);
  const sections =
    words === ''
      ? listSuggestions({
          recent: props.recent ?? [],
          played: props.played ?? [],
          popular: props.popular ?? [],
        })
      : listFound(result.games, result.total, providers);
  const isWaiting = words !== '' && (needsServer ? !isAnswered : ownResult === null);
  return { typed, type, sections, total: result.total, isNear: result.isNear, isWaiting };
}
