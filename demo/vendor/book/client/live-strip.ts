import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';
import type { BookBoard, MatchView } from '../views.ts';
import { makeEmblem } from './emblem.ts';

interface Card {
  readonly element: HTMLElement;
  show(match: MatchView): void;
}
function makeCard(say: Say, match: MatchView, league: string): Card {
  const unit = make('span', { class: 'unit' });
  const goals = [make('b'), make('b')] as const;
  const rows = ([match.home, match.away] as const).map((team, index) =>
    make('div', { class: 'team' }, makeEmblem(team), make('bdi', {}, team.name), goals[index] ?? ''),
  );
  const element = make('li', {}, make('p', { class: 'head' }, make('bdi', {}, league), unit), ...rows);
  let total = match.score.home + match.score.away;
  return {
    element,
    show: (now) => {
      const sum = now.score.home + now.score.away;
      if (sum > total) element.dataset['scored'] = String(sum);
      total = sum;
      goals[0].textContent = String(now.score.home);
      goals[1].textContent = String(now.score.away);
      unit.textContent = now.state === 'over' ? say('ended') : say('unit', { unit: String(now.unit) });
      element.dataset['state'] = now.state;
    },
  };
}

/** Matches that are played now; each card stays while its match does. */
export function makeLiveStrip(say: Say) {
  const list = make('ul', { class: 'cards', tabindex: '0', 'aria-label': say('live') });
  const element = make(
    'section',
    { class: 'live', hidden: '' },
    make('h2', {}, make('span', { class: 'dot', 'aria-hidden': 'true' }), say('live')),
    list,
  );
  const cards = new Map<string, Card>();
  return {
    element,
    show: ({ leagues, matches }: BookBoard): void => {
      const live = matches.filter(({ state }) => state === 'live');
      element.hidden = live.length === 0;
      for (const [id, card] of cards)
        if (!live.some((match) => match.id === id)) {
          card.element.remove();
          cards.delete(id);
        }
      for (const match of live) {
        const league = leagues.find(({ code }) => code === match.league)?.name ?? '';
        const card = cards.get(match.id) ?? makeCard(say, match, league);
        if (!cards.has(match.id)) list.append(card.element);
        cards.set(match.id, card);
        card.show(match);
      }
    },
  };
}
