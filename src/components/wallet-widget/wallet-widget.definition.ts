import { column, row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import {
  describeProps,
  fieldsProp,
  flagProp,
  noPayload,
  rowsProp,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { glyph, raisedSurface, styleButton, styleIconButton, visuallyHidden } from '../styles/style-parts.ts';
import words from './wallet-widget.words.json' with { type: 'json' };

export const walletWidgetDefinition = defineLeaf('WalletWidget', {
  summary:
    'The main wallet with its sub wallets, to refresh, to hide, to pay in and out, and to collect into one. The compact one of the header is BalanceWidget.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      /** A decimal string: money is never a float. */
      amount: { type: ['string', 'null'], 'x-money': true },
      symbol: { type: ['string', 'null'] },
      wallets: rowsProp,
      fields: fieldsProp('id', 'name', 'amount', 'note'),
      hidden: flagProp,
      busy: flagProp,
      /** Instant of the last answer. */
      updatedAt: { type: ['string', 'number', 'null'] },
      timeZone: { type: ['string', 'null'] },
      /** Which buttons there are. */
      deposit: staticFlagProp,
      withdraw: staticFlagProp,
      collect: staticFlagProp,
    },
    ['label', 'amount'],
  ),
  events: {
    refresh: noPayload,
    toggle: noPayload,
    deposit: noPayload,
    withdraw: noPayload,
    collect: noPayload,
  },
  sends: {
    refresh: { promised: true },
    deposit: { promised: true, while: [{ prop: 'deposit', is: [true] }] },
    withdraw: { promised: true, while: [{ prop: 'withdraw', is: [true] }] },
    collect: {
      promised: true,
      while: [
        { prop: 'collect', is: [true] },
        { prop: 'wallets', filled: true },
      ],
    },
  },
  words,
  accessibility: { role: 'region', name: 'prop:label', keyboard: 'Tab goes through the buttons.' },
  lower: lazyView({ reserve: '12rem', chunk: 'records' }, () => ({
    root: {
      ...raisedSurface,
      padding: { base: '4', md: '5' },
      ...column('4'),
      minWidth: '0',
    },
    head: { ...row('1') },
    title: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold', flexGrow: 1, minWidth: '0' },
    button: {
      ...styleIconButton(),
      color: 'fg.muted',
      borderRadius: 'full',
      _hover: { bg: 'bg.muted', color: 'fg.default' },
      '&[aria-busy=true] svg': { _motionSafe: { animation: 'spin 900ms linear infinite' } },
    },
    icon: glyph,
    amount: {
      textStyle: 'amount',
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: 'tight',
      unicodeBidi: 'isolate',
      overflowWrap: 'anywhere',
      textAlign: 'start',
      '&[data-busy]': { opacity: 0.7 },
    },
    updated: { fontSize: 'xs', color: 'fg.muted' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    deposit: { ...styleButton('solid', 'brand'), flexGrow: 1 },
    withdraw: { ...styleButton('outline', 'neutral'), flexGrow: 1 },
    list: { display: 'flex', flexDirection: 'column', listStyleType: 'none' },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '3rem',
      borderBlockStartWidth: '1px',
      borderColor: 'border.default',
    },
    name: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    note: { fontSize: 'xs', color: 'fg.muted' },
    part: { textStyle: 'amount', unicodeBidi: 'isolate', whiteSpace: 'nowrap' },
    collect: { ...styleButton('ghost', 'brand', 'sm'), alignSelf: 'flex-start' },
    hidden: visuallyHidden,
  })),
});
