import { followSeed } from '../../client/event-proof.ts';
import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
import { findMatch } from '../matches.ts';
import { scoreAt, type Sport } from '../sport.ts';
import type { BookBoard, MatchView } from '../views.ts';

/** Whether a result follows from the seed whose hash was shown before kick-off; undefined where it is not known. */
async function checkResult(
  sport: Sport,
  { id, seed, score }: MatchView,
  commitment: string,
): Promise<boolean | undefined> {
  const match = findMatch(sport.leagues, id);
  if (seed === null || match === null) return undefined;
  const chance = await followSeed({ event: id, seed, commitment });
  if (chance === undefined) return undefined;
  if (chance === null) return false;
  const drawn = scoreAt(sport.draw(match, chance), Infinity);
  return drawn.home === score.home && drawn.away === score.away;
}

/** Results of matches that are over; each is computed again from its seed. */
export function makeResults(say: Say, sport: Sport) {
  const list = make('ul', { class: 'results' });
  const element = make(
    'section',
    { class: 'past', 'aria-label': say('results'), hidden: '' },
    make('p', { class: 'notice' }, say('fairText')),
    list,
  );
  /** By match: the hash that this page has seen first. */
  const promised = new Map<string, string>();
  const rows = new Map<string, HTMLElement>();

  function makeRow(match: MatchView): HTMLElement {
    const verdict = make('small', { class: 'verdict' });
    const { home, away, score } = match;
    const line = say('resultOf', {
      home: `\u2068${home.name}\u2069`,
      away: `\u2068${away.name}\u2069`,
      // No isolation here: the number of each side stays beside its name.
      score: `${score.home}–${score.away}`,
    });
    void checkResult(sport, match, promised.get(match.id) ?? match.commitment).then((isTrue) => {
      verdict.dataset['true'] = String(isTrue);
      const name = isTrue === undefined ? 'fairUnknown' : isTrue ? 'fairTrue' : 'fairFalse';
      verdict.textContent = say(name, { seed: match.seed ?? '' });
    });
    return make('li', {}, make('span', {}, line), verdict);
  }
  return {
    element,
    show: ({ matches }: BookBoard): void => {
      for (const { id, commitment } of matches) if (!promised.has(id)) promised.set(id, commitment);
      const over = matches.filter(({ state }) => state === 'over');
      for (const match of over)
        if (!rows.has(match.id)) {
          const row = makeRow(match);
          rows.set(match.id, row);
          list.prepend(row);
        }
      while (list.children.length > 40) list.lastElementChild?.remove();
    },
  };
}
