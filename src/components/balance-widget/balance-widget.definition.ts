import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, flagProp, noPayload } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';
import words from './balance-widget.words.json' with { type: 'json' };

export const balanceWidgetDefinition = defineLeaf('BalanceWidget', {
  summary: 'The balance, with hiding and refreshing.',
  group: 'data',
  props: describeProps(
    {
      /** A decimal string: money is never a float. */
      amount: { type: 'string', pattern: '^-?[0-9]+([.][0-9]+)?$', 'x-money': true },
      currency: { type: 'string' },
      symbol: { type: 'string' },
      hidden: flagProp,
      busy: flagProp,
    },
    ['amount', 'currency'],
  ),
  events: { refresh: noPayload, toggle: noPayload },
  sends: {
    refresh: { promised: true },
    toggle: { promised: true },
  },
  words,
  accessibility: { role: 'group', name: 'none', keyboard: 'Two buttons: hide or show, refresh.' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'common' }, () => ({
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      // A finger that means "refresh" is not to hide the balance.
      gap: '1',
      minHeight: 'control',
      paddingInlineStart: '3',
      paddingInlineEnd: { base: '3', md: '1' },
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.default',
      bg: 'bg.muted',
      flexShrink: 0,
    },
    amount: {
      textStyle: 'amount',
      fontSize: { base: 'sm', md: 'md' },
      unicodeBidi: 'isolate',
      whiteSpace: 'nowrap',
      '&[data-busy]': { opacity: 0.7 },
    },
    button: {
      ...styleIconButton(),
      display: { base: 'none', md: 'inline-flex' },
      width: '8',
      height: '8',
      borderRadius: 'full',
      color: 'fg.muted',
      _hover: { bg: 'bg.surface', color: 'fg.default' },
      '&[aria-busy=true] svg': { _motionSafe: { animation: 'spin 900ms linear infinite' } },
    },
    icon: { ...glyph, width: '1.1em', height: '1.1em' },
  })),
});
