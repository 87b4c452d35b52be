import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { glyph, styleButton } from '../styles/style-parts.ts';
import words from './draw-check.words.json' with { type: 'json' };

const textData = { type: ['string', 'null'] } as const;

export const drawCheckDefinition = defineLeaf('DrawCheck', {
  summary:
    'Computes a lottery draw again from its certificate, in the browser, and what a ticket wins by it.',
  group: 'games',
  props: describeProps(
    {
      label: textProp,
      /** Answers of `lottery.certificate` and `lottery.proof`, after the draw. */
      certificate: { type: ['object', 'null'] },
      proof: { type: ['object', 'null'] },
      /** Hexadecimal, as the ticket has it. */
      commitment: textData,
      /** What the second party was held to before the sale, as the ticket has it. */
      witness: textData,
      play: textData,
      content: textData,
      odds: { type: ['object', 'null'] },
      stake: textData,
      currency: textData,
      symbol: textData,
    },
    ['label', 'certificate', 'proof', 'commitment', 'witness', 'play', 'content', 'odds', 'stake'],
  ),
  words,
  accessibility: { role: 'region', name: 'prop:label' },
  lower: lazyView({ reserve: '6rem', chunk: 'betting' }, () => ({
    root: { ...column('3'), minWidth: '0' },
    title: { textStyle: 'label' },
    facts: { display: 'grid', gap: '1', fontSize: 'sm', minWidth: '0' },
    factName: { color: 'fg.muted' },
    fact: {
      fontFamily: 'mono',
      fontSize: 'xs',
      overflowWrap: 'anywhere',
      direction: 'ltr',
      textAlign: 'start',
    },
    button: styleButton('outline', 'neutral', 'sm'),
    how: { fontSize: 'sm', color: 'fg.muted' },
    results: { ...column('2'), listStyleType: 'none', fontSize: 'sm' },
    result: {
      display: 'flex',
      gap: '2',
      color: 'success.fg',
      fontWeight: 'medium',
      '&[data-fault]': { color: 'danger.fg' },
    },
    icon: glyph,
  })),
});
