import type { BoardNews } from './game-api.ts';
import type { PageTools } from './game-view.ts';

interface BoardListener<Board, Picture> {
  /** How long until the board is asked for again. */
  readonly everyMs: () => number;
  /** Events of which the page shows more than the list of all does. */
  readonly events?: () => readonly string[];
  readonly onNews: (news: BoardNews<Board, Picture>) => void;
  /** Every second, by the server's clock. */
  readonly onTick: (now: number) => void;
}
const tickMs = 1_000;

/**
 * Follows the board of a game's calendar while the page is open and seen. A board that does not come is asked
 * for again: what is shown stays, and counts down by the clock of the last answer.
 */
export function followBoard<Board, Picture>(
  { board }: Pick<PageTools, 'board'>,
  { everyMs, events, onNews, onTick }: BoardListener<Board, Picture>,
) {
  /** Clock of the server less that of the page. */
  let apart = 0;
  let askedAt = -Infinity;
  let isAsking = false;
  const now = (): number => performance.now() + apart;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    // No answer says nothing: the next one comes soon.
    const news = await board<Board, Picture>(events?.()).catch(() => null);
    isAsking = false;
    if (news === null) return;
    apart = news.at - performance.now();
    onNews(news);
    onTick(now());
  }
  setInterval(() => {
    onTick(now());
    const isOver = document.body.dataset['phase'] === 'over';
    if (!isOver && !document.hidden && performance.now() - askedAt > everyMs()) void ask();
  }, tickMs);
  void ask();
  return { ask, now };
}
