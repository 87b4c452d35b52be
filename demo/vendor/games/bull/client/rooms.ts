import { unitOf, writeMoney } from '../../../../../src/protocol/money/money.ts';
import type { PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { rooms } from '../bull.rules.ts';

/** Stakes that are offered at one press are these times the least of a room, and the most. */
const steps = [1n, 2n, 5n] as const;

/** The choice of a room: the address names one where the player came by a list of rooms. */
export function makeRooms({ say, money, currency, choice, room: asked, offerStakes }: PageTools) {
  const write = (units: bigint): string => writeMoney(units * unitOf(currency()), currency());
  let chosen = rooms.find(({ id }) => id === asked) ?? rooms[0];
  const choices = rooms.map((room) => {
    const radio = make('input', { type: 'radio', name: 'room', value: room.id });
    const stakes = make('span', { class: 'stakes' });
    const label = make(
      'label',
      {},
      radio,
      make('span', { class: 'room-name' }, say(`room${room.id}`)),
      stakes,
    );
    radio.addEventListener('change', () => choose(room));
    return { room, radio, stakes, label };
  });
  const group = make(
    'fieldset',
    { class: 'rooms' },
    make('legend', {}, say('room')),
    ...choices.map(({ label }) => label),
  );
  choice.append(group);

  function choose(room: (typeof rooms)[number]): void {
    chosen = room;
    for (const one of choices) one.radio.checked = one.room === room;
    offerStakes({
      least: write(room.least),
      most: write(room.most),
      first: write(room.least),
      quick: [...steps.map((times) => write(room.least * times)), write(room.most)],
    });
  }
  return {
    /** Amounts can be written once the currency is there. */
    begin: (): void => {
      for (const { room, stakes } of choices)
        stakes.textContent = say('roomStakes', {
          least: money(write(room.least)),
          most: money(write(room.most)),
        });
      if (chosen !== undefined) choose(chosen);
    },
    read: (): string => chosen?.id ?? '',
    name: (id: string): string => say(`room${id}`),
    setBusy: (isBusy: boolean): void => {
      group.disabled = isBusy;
    },
  };
}
