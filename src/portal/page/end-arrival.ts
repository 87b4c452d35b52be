import type { Clock } from '../../runtime/core/clock.ts';
import { arrivingMark } from '../../runtime/react/arrival.ts';

const coming = ':is(main, header) :is([data-reserved], [data-coming])';
/** An answer may start another source or flow, so a page is there when nothing was on its way twice. */
const lookMs = 150;
/** A part that has not come by then takes its place while the others are seen. */
const mostMs = 8_000;

/** Ends the arrival of each page: all its parts are seen from then on, in whatever order they change. */
export function endArrivals(source: Document, clock: Clock): () => void {
  const page = source.documentElement;
  let stop = (): void => undefined;
  function look(since: number, wasThere: boolean): void {
    const isThere = source.querySelector(coming) === null;
    if ((isThere && wasThere) || clock.now() - since >= mostMs) {
      page.removeAttribute(arrivingMark);
      return;
    }
    stop = clock.after(lookMs, () => look(since, isThere));
  }
  function begin(): void {
    stop();
    if (page.hasAttribute(arrivingMark)) look(clock.now(), false);
  }
  const observer = new MutationObserver(begin);
  observer.observe(page, { attributeFilter: [arrivingMark] });
  begin();
  return () => {
    observer.disconnect();
    stop();
  };
}
