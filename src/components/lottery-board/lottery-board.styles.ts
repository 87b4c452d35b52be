import { centred } from '../styles/flex-parts.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import { dialogLook } from '../styles/dialog-styles.ts';
import { glyph, inputLook, styleButton, styleChip, styleIconButton } from '../styles/style-parts.ts';

const column: StyleObject = { display: 'flex', flexDirection: 'column', minWidth: '0' };
const row: StyleObject = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' };

/** A number to mark: round, and as large as a finger. */
const ball: StyleObject = {
  ...centred,
  minWidth: '11',
  height: '11',
  paddingInline: '2',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  bg: 'bg.surface',
  color: 'fg.default',
  textStyle: 'amount',
  fontWeight: 'semibold',
  _hover: { bg: 'bg.muted' },
  _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  '&[aria-pressed=true]': {
    bg: 'brand.solid',
    color: 'brand.contrast',
    borderColor: 'brand.edge',
    _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
  },
};

type Slots = Readonly<Record<string, StyleObject>>;

const numberStyles = (): Slots => ({
  root: { ...column, gap: '4' },
  bets: { display: 'flex', gap: '2', alignItems: 'flex-start' },
  // They wrap: a line that scrolls hides what is beyond its end.
  chips: { ...row, gap: '2' },
  // On a phone the numbers below have to be in sight, and the button beside it leads to all bets.
  strip: {
    ...row,
    gap: '2',
    flex: '1',
    minWidth: '0',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the mark of the focus.
    padding: '1',
    margin: '-1',
  },
  chip: {
    ...styleChip(),
    maxWidth: 'full',
    whiteSpace: 'normal',
    flexShrink: '0',
    textAlign: 'start',
  },
  head: { ...row, columnGap: '3', rowGap: '1', justifyContent: 'space-between' },
  how: { flexBasis: 'full', color: 'fg.muted', fontSize: 'sm' },
  name: { textStyle: 'headingMd' },
  pays: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  groups: { ...column, gap: '4' },
  group: {
    ...column,
    gap: '2',
    paddingBlockEnd: '4',
    borderBlockEndWidth: '1px',
    borderColor: 'border.default',
    '&:last-of-type': { borderBlockEndWidth: '0', paddingBlockEnd: '0' },
  },
  groupHead: { ...row, gap: '2', justifyContent: 'space-between' },
  shortcuts: { ...row, gap: '1' },
  shortcut: {
    ...styleButton('ghost', 'neutral', 'sm'),
    paddingInline: '1.5',
    minWidth: '9',
    color: 'fg.muted',
  },
  // Numbers are read from the left in every script.
  balls: { ...row, gap: '1.5', direction: 'ltr' },
  ball,
  field: { ...column, gap: '2' },
  fieldLabel: { textStyle: 'label' },
  input: { ...inputLook, minHeight: '6rem', direction: 'ltr', fontVariantNumeric: 'tabular-nums' },
  hint: { color: 'fg.muted', fontSize: 'sm' },
  error: { display: 'flex', gap: '1.5', fontSize: 'sm', color: 'danger.fg', fontWeight: 'medium' },
  icon: glyph,
});

const priceStyles = (): Slots => ({
  tools: { ...row, gap: '2' },
  tool: { ...styleButton('outline', 'neutral', 'sm'), flexShrink: '0' },
  toggle: styleChip(),
  slider: {
    width: 'full',
    minHeight: 'control',
    accentColor: 'brand.solid',
    cursor: 'pointer',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
  terms: { ...row, gap: '5', alignItems: 'flex-end' },
  step: { ...styleIconButton(), borderColor: 'border.strong' },
  count: { ...inputLook, minHeight: 'control', width: '4.5rem', paddingInline: '2', textAlign: 'center' },
  foot: {
    ...row,
    gap: '3',
    justifyContent: 'space-between',
    paddingBlockStart: '4',
    borderBlockStartWidth: '1px',
    borderColor: 'border.default',
  },
  price: { ...column, gap: '0.5' },
  amount: { textStyle: 'amount', fontSize: 'xl', fontWeight: 'bold' },
  // The main button of the page is in the slip beside it.
  add: styleButton('outline', 'brand', 'lg'),
  facts: { borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg', paddingInline: '4' },
  factsName: {
    minHeight: 'control',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    fontSize: 'sm',
  },
  table: { width: 'full', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', marginBlockEnd: '3' },
  cellHead: { textAlign: 'start', color: 'fg.muted', fontWeight: 'regular', paddingBlock: '1' },
  cell: { textAlign: 'start', fontWeight: 'regular', paddingBlock: '1' },
  returns: { fontSize: 'sm', color: 'fg.muted', marginBlockEnd: '3' },
  status: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** What a group of bets is about, as a picture. */
const sketchStyles = (): Slots => ({
  sketch: { ...row, flexShrink: 0, gap: '1', justifyContent: 'center', width: '24', direction: 'ltr' },
  spot: {
    width: '3.5',
    height: '3.5',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    '&[data-covered]': { bg: 'brand.solid', _highContrast: { bg: 'Highlight' } },
  },
  sample: {
    paddingInline: '2',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
  },
});

const listStyles = (): Slots => ({
  list: { ...dialogLook, '--dialog-width': '42rem', '--dialog-height': '44rem', paddingBlockStart: '0' },
  listBody: { ...column, gap: '5', bg: 'inherit' },
  listHead: {
    ...row,
    gap: '3',
    justifyContent: 'space-between',
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: '1',
    bg: 'inherit',
    paddingBlock: '4',
  },
  listClose: styleIconButton(),
  search: {
    ...row,
    position: 'relative',
    flexBasis: 'full',
    '& svg': { position: 'absolute', insetInlineStart: '3' },
  },
  searchInput: { ...inputLook, width: 'full', paddingInlineStart: '10' },
  listGroup: { display: 'flex', alignItems: 'center', gap: '3', paddingBlockEnd: '2' },
  listName: { fontWeight: 'semibold' },
  listPlays: { ...column, gap: '2' },
  listPlay: {
    ...row,
    columnGap: '3',
    justifyContent: 'space-between',
    width: 'full',
    minHeight: 'control',
    paddingInline: '4',
    paddingBlock: '2.5',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=true]': {
      borderColor: 'brand.edge',
      bg: 'brand.subtle',
      _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
    },
  },
});

export const boardStyles = (): Slots => ({
  ...numberStyles(),
  ...priceStyles(),
  ...listStyles(),
  ...sketchStyles(),
});
