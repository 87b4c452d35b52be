import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, readChoice } from '../prop-schemas.ts';
import { pageSide } from '../styles/style-parts.ts';

const tones: Readonly<Record<string, string>> = {
  default: 'inherit',
  success: 'success.fg',
  danger: 'danger.fg',
  muted: 'fg.muted',
};

export const moneyDefinition = defineLeaf('Money', {
  summary: 'An amount with the separators of the language, from a decimal string.',
  group: 'data',
  props: describeProps(
    {
      amount: { type: ['string', 'null'], 'x-money': true },
      symbol: { type: ['string', 'null'] },
      size: choiceProp('sm', 'md', 'lg', 'xl'),
      tone: choiceProp('default', 'success', 'danger', 'muted'),
    },
    ['amount'],
  ),
  accessibility: { name: 'prop:amount' },
  lower: lazyView({ chunk: 'inner' }, (props) => ({
    root: {
      textStyle: 'amount',
      fontSize: readChoice(props, 'size', 'md'),
      color: tones[readChoice(props, 'tone', 'default')],
      whiteSpace: 'nowrap',
      unicodeBidi: 'isolate',
      ...pageSide,
    },
  })),
});
