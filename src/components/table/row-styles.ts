import type { StyleObject } from '../../protocol/document/component-definition.ts';

/** A row: a card on a phone, and never on paper. */
export const rowStyle: StyleObject = {
  display: { base: 'block', md: 'table-row', _print: 'table-row' },
  borderWidth: { base: '1px', md: '0', _print: '0' },
  borderColor: 'border.default',
  borderRadius: { base: 'xl', md: 'none' },
  bg: 'bg.surface',
  paddingBlock: { base: '2', md: '0' },
  _hover: { bg: { base: 'bg.surface', md: 'bg.muted' } },
};

/** A cell: on a phone a line of the card, with the words of its column before it. */
export const styleCell = (padding: string): StyleObject => ({
  display: { base: 'flex', md: 'table-cell', _print: 'table-cell' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  paddingInline: '4',
  paddingBlock: { base: '1.5', md: padding },
  textAlign: 'start',
  fontWeight: 'regular',
  borderBlockEndWidth: { base: '0', md: '1px', _print: '1px' },
  borderColor: 'border.default',
  overflowWrap: 'anywhere',
  '&[data-align=end]': { textAlign: { base: 'start', md: 'end', _print: 'end' } },
  '&[data-align=center]': { textAlign: { base: 'start', md: 'center', _print: 'center' } },
});

export const cellLabelStyle: StyleObject = {
  display: { base: 'inline', md: 'none', _print: 'none' },
  color: 'fg.muted',
  fontSize: 'sm',
  flexShrink: 0,
};
