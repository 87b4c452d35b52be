import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { choiceProp, describeProps, readChoice } from '../prop-schemas.ts';
import { pageSide } from '../styles/style-parts.ts';

const tones: Readonly<Record<string, string>> = {
  default: 'inherit',
  success: 'success.fg',
  danger: 'danger.fg',
  muted: 'fg.muted',
};

export const moneyDefinition: ComponentDefinition = {
  type: 'Money',
  version: 1,
  summary: 'An amount with the separators of the language, from a decimal string.',
  group: 'data',
  kind: 'leaf',
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
  lower: {
    kind: 'view',
    load: 'lazy',
    chunk: 'inner',
    styles: (props) => ({
      root: {
        textStyle: 'amount',
        fontSize: readChoice(props, 'size', 'md'),
        color: tones[readChoice(props, 'tone', 'default')],
        whiteSpace: 'nowrap',
        unicodeBidi: 'isolate',
        ...pageSide,
      },
    }),
  },
};
