// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { lotteryBoardDefinition } from './lottery-board.definition.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { coverPositions } from './bet-sketch.tsx';
import { nameWithin, readMenu } from './board-menu.ts';
import { LotteryBoardView } from './lottery-board.tsx';

const play = (playId: number, playName: string, id: string, odds: string) => ({
  playId,
  playName,
  play: id,
  odds: { line: odds },
  text: `How ${playName} is won`,
  popular: 0,
  playSwitch: 1,
  singleBetPrice: '2',
  choiceNames: { B: 'High', S: 'Low', O: 'Odd', E: 'Even' },
  tierNames: {},
});
const menu = (family: string, ...plays: readonly ReturnType<typeof play>[]) => [
  {
    prizeModeId: 1,
    playMenuGroups: [
      {
        playCode: 'G',
        playName: 'Group',
        text: 'About the group',
        groupSwitch: 1,
        sorting: 1,
        playMenus: plays.map((one) => ({ ...one, family })),
      },
    ],
  },
];
const digits = menu(
  'five-digits',
  play(1, 'First two, in order', 'first2.direct', '98.00'),
  play(2, 'Halves', 'position.bsoe', '1.96'),
);
const boardProps: JsonObject = {
  label: 'Choose numbers',
  menu: digits,
  series: 1960,
  currency: 'PHP',
  symbol: '₱',
  mode: 1,
  modes: [
    { id: 1, unit: '1', stake: '2.00' },
    { id: 2, unit: '0.1', stake: '0.20' },
  ],
};
const show = (props: JsonObject = {}) =>
  renderView(lotteryBoardDefinition, LotteryBoardView, { ...boardProps, ...props });
const position = (place: number) => within(screen.getByRole('group', { name: `Position ${place}` }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const eight = menu(
  'five-digits',
  ...[
    'all.direct',
    'first3.direct',
    'last3.direct',
    'first2.direct',
    'last2.direct',
    'position',
    'position.bsoe',
  ].map((id, index) => ({
    ...play(index + 1, `Bet ${id}`, id, '98.00'),
    popular: { position: 2, 'last2.direct': 1 }[id] ?? 0,
  })),
  play(8, 'Dragón against tiger', 'dragontiger', '2.00'),
);
const openList = () => press('All 8 bets');
const listed = () =>
  within(screen.getByRole('dialog', { name: 'Choose a bet' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);

describe('LotteryBoard, the choice of a bet', () => {
  it('offers popular bets first, the most popular one chosen, and says how it is won', () => {
    show({ menu: eight });
    expect(
      screen
        .getAllByRole('radio')
        .slice(0, 2)
        .map((one) => one.textContent),
    ).toEqual(['Bet last2.direct', 'Bet position']);
    expect(screen.getByRole('radio', { name: 'Bet last2.direct' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('How Bet last2.direct is won')).toBeDefined();
  });

  it('finds a bet by words of its name and sentence, forgiving accents, and keeps it beside the popular ones', async () => {
    show({ menu: eight });
    await openList();
    expect(listed()).toHaveLength(8);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bets' }), 'won dragon');
    expect(listed()).toEqual(['Dragón against tiger']);
    expect(screen.getByText('1 bet matches')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /Dragón/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Dragón against tiger', checked: true })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Bet position', checked: false })).toBeDefined();
  });

  it('says that no bet matches, and closes without a change', async () => {
    show({ menu: eight });
    await openList();
    await userEvent.type(screen.getByRole('searchbox'), 'zebra');
    expect(screen.getByText('No bet matches. Try another word')).toBeDefined();
    await press('Close');
    expect(screen.getByRole('radio', { name: 'Bet last2.direct', checked: true })).toBeDefined();
  });

  it('needs no search where there are few bets', () => {
    show();
    expect(screen.queryByRole('button', { name: /^All \d+ bets$/ })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Halves' })).toBeDefined();
  });
});

describe('coverPositions', () => {
  const cover = (id: string, length: number) => {
    const [group] = readMenu(menu('five-digits', play(1, 'Bet', id, '98.00')), 1960);
    return group === undefined ? undefined : coverPositions(group, length)?.map(Number).join('');
  };
  it.each([
    ['all.direct', '11111'],
    ['first2.direct', '11000'],
    ['mid3.direct', '01110'],
    ['last4.direct', '01111'],
    ['any3.group.pair', '11100'],
    ['position', undefined],
    ['dragontiger', undefined],
  ])('draws the positions of %s', (id, covered) => {
    expect(cover(id, 5)).toBe(covered);
  });
});

describe('LotteryBoard', () => {
  it.each(['position.bsoe', '2'])('shows the play %s first where the address names it', (named) => {
    show({ play: named });
    expect(screen.getByRole('radio', { name: 'Halves' }).getAttribute('aria-checked')).toBe('true');
  });

  it('prices what is marked: stakes, amount and the largest win', async () => {
    const { emit } = show();
    expect(screen.getByRole('button', { name: 'Add to bet slip' })).toHaveProperty('disabled', true);
    await userEvent.click(position(1).getByRole('button', { name: '3' }));
    await userEvent.click(position(2).getByRole('button', { name: '7' }));
    await userEvent.click(position(2).getByRole('button', { name: '8' }));
    await press('Higher multiple');
    expect(screen.getByText('₱8.00')).toBeDefined();
    expect(screen.getByText('2 lines · Win up to ₱392.00')).toBeDefined();
    await press('Add to bet slip');
    expect(emit).toHaveBeenLastCalledWith('add', {
      line: {
        playId: 1,
        playName: 'First two, in order',
        content: { rows: [['3'], ['7', '8']] },
        text: '3,78',
        stakes: 2,
        multiple: 2,
        largestWin: '392.00',
        rebate: '0.00',
      },
    });
    expect(screen.getByRole('status').textContent).toBe('Added to the bet slip');
  });

  it('fills a position by a shortcut and takes a mark back', async () => {
    show();
    await userEvent.click(position(1).getByRole('button', { name: 'Odd' }));
    const marked = () =>
      position(1)
        .getAllByRole('button', { pressed: true })
        .map((one) => one.textContent);
    expect(marked()).toEqual(['1', '3', '5', '7', '9']);
    await userEvent.click(position(1).getByRole('button', { name: '5' }));
    expect(marked()).toEqual(['1', '3', '7', '9']);
  });

  it('is one stop of the Tab key for each list; arrow keys go through it', async () => {
    show();
    position(1).getByRole('button', { name: '0' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} {End}');
    expect(document.activeElement?.textContent).toBe('9');
    expect(position(1).getByRole('button', { name: '2', pressed: true })).toBeDefined();
    expect(
      position(1)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(7);
  });

  it('takes what is marked along to typing, and names what is wrong there', async () => {
    show();
    await userEvent.click(position(1).getByRole('button', { name: '3' }));
    await press('Type numbers');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your numbers');
    expect(field.value).toBe('3,-');
    await userEvent.clear(field);
    await userEvent.type(field, '33,4');
    expect(screen.getByText('You’ve entered 3 twice')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field);
    await userEvent.type(field, '35,4');
    await press('Type numbers');
    expect(
      position(1)
        .getAllByRole('button', { pressed: true })
        .map((one) => one.textContent),
    ).toEqual(['3', '5']);
  });

  it('picks by chance what can be bought', async () => {
    const { emit } = show();
    await press('Quick pick');
    await press('Add to bet slip');
    expect(emit).toHaveBeenLastCalledWith('add', { line: expect.objectContaining({ stakes: 1 }) });
  });

  it('names the choices of a position by their words', async () => {
    show();
    await choose('Halves');
    expect(
      position(1)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['High', 'Low', 'Odd', 'Even']);
  });

  it('changes the unit, unless the bet slip goes by it', async () => {
    const { emit, update } = show();
    await choose('₱0.20');
    expect(emit).toHaveBeenLastCalledWith('unit', { mode: 2 });
    update({ ...boardProps, locked: true });
    expect(screen.getByRole('radio', { name: '₱0.20' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Clear your slip to change stake or odds')).toBeDefined();
  });

  it('trades odds for a rebate: both are computed as they will be paid', async () => {
    const { emit, update } = show({ lowestSeries: 1700, highestSeries: 1960 });
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Odds or rebate' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Highest odds, no rebate');
    fireEvent.change(slider, { target: { value: '1900' } });
    expect(emit).toHaveBeenLastCalledWith('series', { series: 1900 });
    update({ ...boardProps, series: 1900, lowestSeries: 1700, highestSeries: 1960 });
    expect(screen.getByText('3% rebate')).toBeDefined();
    expect(screen.getByText('₱2.00 wins ₱190.00 · 1 in 100')).toBeDefined();
    await userEvent.click(position(1).getByRole('button', { name: '3' }));
    await userEvent.click(position(2).getByRole('button', { name: '7' }));
    expect(screen.getByText('1 line · Win up to ₱190.00 · Rebate ₱0.06')).toBeDefined();
  });

  it('offers a banker where lines are drawn from a pool', async () => {
    const { emit } = show({ menu: menu('eleven-pick-five', play(3, 'Pick three', 'pick3', '16.10')) });
    await press('Use a banker');
    const among = (name: string) => within(screen.getByRole('group', { name }));
    await userEvent.click(among('Banker, in every line').getByRole('button', { name: '01' }));
    for (const number of ['02', '03', '04'])
      await userEvent.click(among('With the banker').getByRole('button', { name: number }));
    await press('Add to bet slip');
    expect(emit).toHaveBeenLastCalledWith('add', {
      line: expect.objectContaining({ text: '01#02 03 04', stakes: 3 }),
    });
  });

  it('types what has too many choices to mark', () => {
    show({ menu: menu('thai', play(4, 'Three top', 'top3', '980.00')) });
    expect(screen.getByLabelText('Your numbers')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Type numbers' })).toBeNull();
  });

  it('says odds, chances and what comes back in the long run', () => {
    show();
    expect(screen.getByText('₱2.00 wins ₱196.00 · 1 in 100')).toBeDefined();
    expect(screen.getByText(/Returns 98% of stakes/)).toBeDefined();
  });
});

it('names a play below its group without the group’s name, and leaves a name that only begins alike', () => {
  expect(nameWithin('All five', 'All five, in order')).toBe('In order');
  expect(nameWithin('Lo', 'Lo 2: last 2 digits of any prize')).toBe('Lo 2: last 2 digits of any prize');
  expect(nameWithin('First two', 'First three, in order')).toBe('First three, in order');
});
