import { find } from './game-view.ts';
import { trimMoney, type Say } from './say.ts';

export type Phase = 'loading' | 'ready' | 'open' | 'over';

/** What the pages of all games have, and what is shown in it. */
export function createPageView(say: Say) {
  const parts = {
    deal: find<HTMLButtonElement>('deal'),
    again: find<HTMLButtonElement>('again'),
    back: find<HTMLButtonElement>('back'),
    bet: find<HTMLFormElement>('bet'),
    stake: find<HTMLInputElement>('stake'),
  };
  let money = (amount: string): string => amount;
  return {
    parts,
    useMoney: (format: (amount: string) => string): void => {
      money = format;
    },
    money: (amount: string): string => money(amount),
    setPhase: (phase: Phase): void => {
      document.body.dataset['phase'] = phase;
      find('end').hidden = phase !== 'over';
    },
    setBusy: (isBusy: boolean): void => {
      parts.deal.disabled = isBusy;
      document.body.setAttribute('aria-busy', String(isBusy));
    },
    showGame: (name: string, picture: string, symbol: string): void => {
      find('name').textContent = name;
      document.title = name;
      const art = find<HTMLImageElement>('art');
      art.src = picture;
      art.hidden = false;
      find('symbol').textContent = symbol;
    },
    showBalance: (amount: string): void => {
      find('balance').textContent = money(amount);
    },
    say: (text: string): void => {
      find('said').textContent = text;
    },
    showFault: (text: string): void => {
      find('fault').textContent = text;
      parts.stake.setAttribute('aria-invalid', String(text !== ''));
    },
    showQuick: (amounts: readonly string[], onPick: (amount: string) => void): void => {
      find('quick').replaceChildren(
        ...amounts.map((amount) => {
          const button = document.createElement('button');
          button.type = 'button';
          const words = trimMoney(money(amount));
          button.textContent = words;
          button.setAttribute('aria-label', say('quick', { amount: words }));
          button.addEventListener('click', () => onPick(amount));
          return button;
        }),
      );
    },
  };
}
export type PageView = ReturnType<typeof createPageView>;
