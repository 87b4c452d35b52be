import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LotteryGameLine, LotteryGameList, LotteryMove } from '../../protocol/console-lottery.ts';
import { lotteryKeys } from '../http/lottery-queries.ts';
import { useConsoleApi } from '../http/queries.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { lotteryMessages as words } from './lottery-messages.ts';

/** Keeps what the server answered to a change as the list that is shown. */
export function useKeepGames(): (list: LotteryGameList) => void {
  const client = useQueryClient();
  return (list) => void client.setQueryData(lotteryKeys.games, list);
}

/** Moves a game within the list of its page. */
export function useMove(ofPage: readonly LotteryGameLine[]) {
  const api = useConsoleApi();
  const keep = useKeepGames();
  const announce = useAnnounce();
  const moving = useMutation({
    mutationFn: (wanted: LotteryMove) => api.moveLottery(wanted),
    onSuccess: (list, { game }) => {
      keep(list);
      const moved = list.games.find(({ code }) => code === game);
      const page = list.games.filter(({ area }) => area === moved?.area);
      const place = page.findIndex(({ code }) => code === game) + 1;
      if (moved !== undefined) announce(words.moved(moved.name, place, page.length));
    },
  });
  const move = (line: LotteryGameLine, by: -1 | 1): void => {
    const others = ofPage.filter(({ code }) => code !== line.code);
    const place = ofPage.findIndex(({ code }) => code === line.code) + by;
    if (moving.isPending || place < 0 || place >= ofPage.length) return;
    moving.mutate({ game: line.code, before: others[place]?.code ?? null });
  };
  return { move, error: moving.error };
}
