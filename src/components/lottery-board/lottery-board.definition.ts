import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, disabledProp, flagProp, payload, rowsProp, textProp } from '../prop-schemas.ts';
import { boardStyles } from './lottery-board.styles.ts';
import words from './lottery-board.words.json' with { type: 'json' };

export const lotteryBoardDefinition = defineLeaf('LotteryBoard', {
  summary:
    'Chooses the numbers of a lottery bet: marked, typed or by chance, with stakes, price, odds and chances.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      /** Answer of `lottery.playMenu`. */
      menu: rowsProp,
      /** Shown first: a play by its name in the engine or its number, or a group by its code. */
      play: { type: ['string', 'null'] },
      /** By which odds are found: 2,000 would return all stakes in the long run. */
      series: { type: ['integer', 'null'], minimum: 0, maximum: 2000 },
      /** Between which series the member chooses; what is below the highest comes back as a rebate. */
      lowestSeries: { type: ['integer', 'null'], minimum: 0, maximum: 2000 },
      highestSeries: { type: ['integer', 'null'], minimum: 0, maximum: 2000 },
      currency: { type: ['string', 'null'] },
      symbol: { type: ['string', 'null'] },
      /** Betting units: `id`, `unit`, and the price of a stake. */
      modes: rowsProp,
      mode: { type: ['integer', 'null'] },
      /** Unit and series can no longer be changed. */
      locked: flagProp,
      mostMultiple: { type: ['integer', 'null'], minimum: 1 },
      disabled: disabledProp,
    },
    ['label', 'menu', 'modes', 'mode', 'currency'],
  ),
  events: {
    add: payload({
      line: payload({
        playId: { type: 'integer' },
        playName: { type: 'string' },
        content: { type: 'object' },
        text: { type: 'string' },
        stakes: { type: 'integer' },
        multiple: { type: 'integer' },
        largestWin: { type: 'string' },
        rebate: { type: 'string' },
      }),
    }),
    unit: payload({ mode: { type: 'integer' } }),
    series: payload({ series: { type: 'integer' } }),
  },
  sends: { add: { promised: true } },
  words,
  accessibility: {
    role: 'group',
    name: 'prop:label',
    keyboard: 'Tab goes from list to list, arrow keys within one; Space marks a number.',
  },
  lower: lazyView({ reserve: '32rem', chunk: 'betting' }, boardStyles),
});
