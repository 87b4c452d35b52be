import { useState } from 'react';
import { browserChance, quickPick } from '../../lottery/quick-pick.ts';
import { readTyped } from '../../lottery/read-typed.ts';
import { writeTyped } from '../../lottery/write-typed.ts';
import type { Content } from '../../lottery/play.ts';
import { listPopular, type BoardGroup, type BoardPlay } from './board-menu.ts';
import { isTypedOnly } from './choice-groups.ts';

/** What is on the board: a play, and what is marked or typed for it. */
export interface Bet {
  readonly groups: readonly BoardGroup[];
  readonly group: BoardGroup;
  readonly offered: BoardPlay;
  readonly isTyping: boolean;
  readonly typed: string;
  readonly hasBank: boolean;
  readonly multiple: number;
  readonly content: Content;
  readonly choosePlay: (playId: number) => void;
  readonly setTyping: (isTyping: boolean) => void;
  readonly type: (text: string) => void;
  readonly mark: (content: Content) => void;
  readonly setBank: (hasBank: boolean) => void;
  readonly setMultiple: (multiple: number) => void;
  readonly pickQuickly: () => void;
  readonly clear: () => void;
}

interface Draft {
  readonly playId: number | null;
  readonly isTyping: boolean;
  readonly typed: string;
  readonly hasBank: boolean;
  readonly multiple: number;
  readonly marked: Content;
}
const emptyDraft: Draft = {
  playId: null,
  isTyping: false,
  typed: '',
  hasBank: false,
  multiple: 1,
  marked: {},
};

const isMarked = ({ rows = [], picks = [], bank = [], drag = [], m = [], n = [] }: Content): boolean =>
  [...rows, picks, bank, drag, m, n].some((list) => list.length > 0);

const isNamed = (name: string, { code }: BoardGroup, { play, playId }: BoardPlay): boolean =>
  name !== '' && [code, play.id, String(playId)].includes(name);

/**
 * Keeps what is marked. Changing over to typing takes the marks along, as far as they can be written.
 * @param first the play that is shown before another is chosen: its name, its number or its group's code; the most
 *   popular one where none has it
 */
export function useBet(groups: readonly BoardGroup[], first: string): Bet | null {
  const [draft, setDraft] = useState(emptyDraft);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const plays = groups.flatMap((group) => group.plays.map((offered) => ({ group, offered })));
  const current =
    plays.find(({ offered }) => offered.playId === draft.playId) ??
    plays.find(({ group, offered }) => isNamed(first, group, offered)) ??
    plays.find(({ offered }) => offered === listPopular(groups)[0]);
  if (current === undefined) return null;
  const { play } = current.offered;
  const isTyping = draft.isTyping || isTypedOnly(play);
  const empty = { marked: {}, typed: '', hasBank: false };
  return {
    ...current,
    groups,
    isTyping,
    typed: draft.typed,
    hasBank: draft.hasBank,
    multiple: draft.multiple,
    content: isTyping ? (readTyped(play, draft.typed).content ?? {}) : draft.marked,
    choosePlay: (playId) => change({ ...empty, playId }),
    setTyping: (next) => {
      const written = next && isMarked(draft.marked) ? writeTyped(play, draft.marked) : draft.typed;
      const read = next ? null : readTyped(play, draft.typed).content;
      change({ isTyping: next, typed: written, ...(read === null ? {} : bankOf(read)) });
    },
    type: (typed) => change({ typed }),
    mark: (marked) => change({ marked }),
    setBank: (hasBank) => change({ hasBank, marked: {} }),
    setMultiple: (multiple) => change({ multiple }),
    pickQuickly: () => {
      const marked = quickPick(play, browserChance);
      change({ marked, hasBank: false, typed: writeTyped(play, marked) });
    },
    clear: () => change(empty),
  };
}

const bankOf = (marked: Content) => ({ marked, hasBank: marked.bank !== undefined });
