import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { money } from '../../protocol/calls/money.ts';
import { reviews, work } from '../../protocol/calls/reviews.ts';
import { withdrawals } from '../../protocol/calls/withdrawals.ts';
import { usePermission } from './queries.ts';
import { forget, useSend } from './use-call.ts';

/** Lists of what members ask for; each is asked for again. */
const workLists = [reviews.list, withdrawals.list, withdrawals.read, money.read] as const;
/** After an answer and after a failure, in milliseconds: much work in one moment is one question. */
const pauseMs = { answer: 500, failure: 5_000 } as const;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Shows what members ask for, and what colleagues answer, in the moment it happens. */
export function useWorkNews(): void {
  const send = useSend();
  const client = useQueryClient();
  const enabled = usePermission('players');
  useEffect(() => {
    if (!enabled) return;
    const ending = new AbortController();
    const { signal } = ending;
    async function follow(): Promise<void> {
      let mark = '';
      while (!signal.aborted) {
        try {
          const notice = await send(work.news, { mark }, signal);
          ({ mark } = notice);
          if (notice.isNews) await forget(client, ...workLists);
          await pause(pauseMs.answer, signal);
        } catch {
          // The lists ask on their own, a little later.
          await pause(pauseMs.failure, signal);
        }
      }
    }
    void follow();
    return () => ending.abort();
  }, [send, client, enabled]);
}
