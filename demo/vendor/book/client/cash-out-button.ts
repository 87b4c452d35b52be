import { CallFailed } from '../../client/game-api.ts';
import type { PageTools } from '../../client/game-view.ts';
import { make } from '../../client/make.ts';
import type { RoundView } from '../../shown-round.ts';
import type { SlipPicture } from '../views.ts';

type Slip = RoundView<SlipPicture>;
type CashOutTools = Pick<PageTools, 'say' | 'money' | 'moveIn' | 'announce' | 'nameFault'>;

/** Asked for by a first press and confirmed by a second: it stays asked for while its price moves. */
export function createCashOuts(
  { say, money, moveIn, announce, nameFault }: CashOutTools,
  onDone: () => void,
) {
  let asked = '';
  let busy = '';
  const faults = new Map<string, string>();

  async function cashOut(slip: Slip, price: number): Promise<void> {
    if (busy !== '') return;
    busy = slip.id;
    faults.delete(slip.id);
    onDone();
    try {
      const ended = (await moveIn(slip, { cashOut: price })) as Slip;
      const isCashed = ended.picture?.isCashedOut === true;
      announce(say(isCashed ? 'cashedOut' : 'cashOutLate', { amount: money(ended.payout) }));
      asked = '';
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // The price has moved: it is asked again at the new one.
      faults.set(slip.id, nameFault(error.code));
    } finally {
      busy = '';
      onDone();
    }
  }
  function makeConfirm(slip: Slip, price: number, amount: string): readonly HTMLElement[] {
    const yes = make(
      'button',
      { type: 'button', class: 'main', 'data-focus': `yes ${slip.id}` },
      say('confirmCashOut', { amount }),
    );
    yes.disabled = busy === slip.id || price === 0;
    yes.addEventListener('click', () => void cashOut(slip, price));
    const no = make('button', { type: 'button', 'data-focus': `no ${slip.id}` }, say('keepBet'));
    no.addEventListener('click', () => {
      asked = '';
      faults.delete(slip.id);
      onDone();
      focusOn(`ask ${slip.id}`);
    });
    return [yes, no];
  }
  const focusOn = (name: string): void =>
    document.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus({ preventScroll: true });

  function makeAsk(slip: Slip, price: number, amount: string): HTMLElement {
    const ask = make(
      'button',
      { type: 'button', class: 'cash-out', 'data-focus': `ask ${slip.id}` },
      price === 0 ? say('cashOutHeld') : say('cashOutFor', { amount }),
    );
    ask.disabled = price === 0;
    ask.addEventListener('click', () => {
      asked = slip.id;
      onDone();
      focusOn(`yes ${slip.id}`);
    });
    return ask;
  }
  return {
    /** What shows beside an open bet; nothing where it can be cashed out no more. */
    make: (slip: Slip): readonly HTMLElement[] => {
      const offer = slip.picture?.cashOut ?? null;
      if (slip.state !== 'open' || offer === null || offer.state === 'closed') return [];
      const amount = money(offer.amount);
      const fault = faults.get(slip.id);
      return [
        make(
          'div',
          { class: 'cash-outs' },
          ...(asked === slip.id
            ? makeConfirm(slip, offer.price, amount)
            : [makeAsk(slip, offer.price, amount)]),
        ),
        ...(fault === undefined ? [] : [make('p', { class: 'trouble', role: 'alert' }, fault)]),
      ];
    },
    /** What is drawn again where it changes. */
    key: (): string => JSON.stringify([asked, busy, [...faults]]),
  };
}
