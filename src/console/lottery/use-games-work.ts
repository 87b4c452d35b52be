import { useMutation } from '@tanstack/react-query';
import { lottery, type LotteryGameLine } from '../../protocol/calls/lottery.ts';
import type { SentTo } from '../../protocol/console/define-call.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { lotteryMessages as words } from './lottery-messages.ts';

/** Moves a game within the list of its page. */
export function useMove(ofPage: readonly LotteryGameLine[]) {
  const send = useSend();
  const keep = useKeep(lottery.games);
  const announce = useAnnounce();
  const moving = useMutation({
    mutationFn: (step: SentTo<typeof lottery.move>) => send(lottery.move, step),
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
