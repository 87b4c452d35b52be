import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { moneyKeys } from './money-queries.ts';
import { keys, useConsoleApi, usePermission } from './queries.ts';

/** Lists of what members ask for; each is asked for again. */
const workLists: readonly (readonly string[])[] = [
  keys.reviews,
  moneyKeys.withdrawals,
  ['withdrawal'],
  moneyKeys.approvals,
];
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
  const api = useConsoleApi();
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
          const notice = await api.workNews(mark, signal);
          ({ mark } = notice);
          if (notice.isNews)
            await Promise.all(workLists.map((queryKey) => client.invalidateQueries({ queryKey })));
          await pause(pauseMs.answer, signal);
        } catch {
          // The lists ask on their own, a little later.
          await pause(pauseMs.failure, signal);
        }
      }
    }
    void follow();
    return () => ending.abort();
  }, [api, client, enabled]);
}
