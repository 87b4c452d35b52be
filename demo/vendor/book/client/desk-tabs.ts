import { find } from '../../client/game-view.ts';
import { make } from '../../client/make.ts';
import type { Say } from '../../client/say.ts';

export type DeskTab = 'slip' | 'bets';
interface DeskParts {
  readonly say: Say;
  readonly onShow: (tab: DeskTab) => void;
}
/**
 * Slip and bets under two tabs beside the matches. On a phone they are in a sheet that a bar at the bottom opens.
 */
export function makeDeskTabs({ say, onShow }: DeskParts) {
  const { body } = document;
  const makeButton = (tab: DeskTab): HTMLButtonElement => {
    const button = make('button', { type: 'button', 'data-tab': tab });
    button.addEventListener('click', () => {
      show(tab);
      body.toggleAttribute('data-sheet', true);
      onShow(tab);
    });
    return button;
  };
  const inDesk = (['slip', 'bets'] as const).map(makeButton);
  const inBar = (['slip', 'bets'] as const).map(makeButton);
  const close = make(
    'button',
    { type: 'button', class: 'quiet close', 'aria-label': say('closeSheet') },
    '×',
  );
  const hide = (): void => {
    if (!body.hasAttribute('data-sheet')) return;
    body.toggleAttribute('data-sheet', false);
    inBar.find((button) => button.dataset['tab'] === body.dataset['desk'])?.focus({ preventScroll: true });
  };
  close.addEventListener('click', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  find('bet').before(
    make('div', { class: 'desk-tabs', role: 'group', 'aria-label': say('desk') }, ...inDesk, close),
  );
  body.append(make('div', { class: 'bar', role: 'region', 'aria-label': say('slip') }, ...inBar));

  function show(tab: DeskTab): void {
    body.dataset['desk'] = tab;
    for (const button of inDesk) button.setAttribute('aria-pressed', String(button.dataset['tab'] === tab));
  }
  show('slip');
  return {
    show,
    hide,
    name: (slip: string, bets: string): void => {
      for (const button of [...inDesk, ...inBar])
        button.textContent = button.dataset['tab'] === 'slip' ? slip : bets;
    },
  };
}
