import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DeskCalls, DeskDraft, DeskRow, DeskValues } from '../../protocol/desks/define-desk.ts';
import { toCanonicalJson } from '../../protocol/json/canonical-json.ts';
import { forget, useSend } from '../http/use-call.ts';

/** A pause in typing after which what was typed is saved. */
const pauseMs = 1_200;

interface Typed {
  readonly values: DeskValues;
  readonly note: string;
}
interface About {
  readonly calls: DeskCalls;
  /** Null: a new row. */
  readonly row: DeskRow | null;
  /** The draft that the form continues. */
  readonly draft: DeskDraft | null;
}
export type DraftState = 'none' | 'saved' | 'failed';

/** Saves what is typed into a form on the server, so that a closed browser loses nothing of it. */
export function useDeskDraft({ calls, row, draft }: About, { values, note }: Typed) {
  const send = useSend();
  const client = useQueryClient();
  const id = useRef<string | null>(draft?.id ?? null);
  const isOver = useRef(false);
  const last = useRef<Promise<void>>(Promise.resolve());
  const [state, setState] = useState<DraftState>('none');
  const typed = toCanonicalJson({ values, note });
  const [first] = useState(typed);
  const isTouched = typed !== first || state !== 'none';
  useEffect(() => {
    if (!isTouched) return undefined;
    const save = async () => {
      if (isOver.current) return;
      const about = { key: row?.key ?? null, version: row?.version ?? '0' };
      try {
        const saved = await send(calls.saveDraft, { id: id.current, ...about, values, note });
        id.current = saved.id;
        setState('saved');
      } catch {
        // What was typed is still in the form, which says so; the next change tries again.
        setState('failed');
      }
    };
    const timer = setTimeout(() => {
      last.current = last.current.then(save);
    }, pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- What was typed is compared by content.
  }, [typed, isTouched]);
  return {
    state,
    /** Nothing more is saved; gives the draft to be ended, once what was on its way is there. */
    end: async (): Promise<string | null> => {
      isOver.current = true;
      await last.current;
      return id.current;
    },
    /** What was typed was refused: it is saved on. */
    goOn: () => {
      isOver.current = false;
    },
    /** The form is left without proposing: what it began goes, a draft from before stays. */
    leave: async (): Promise<void> => {
      isOver.current = true;
      await last.current;
      if (id.current !== null && draft === null) await send(calls.removeDraft, { id: id.current });
      await forget(client, calls.list);
    },
  };
}
