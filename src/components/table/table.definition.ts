import { column } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { valueFormats } from '../../protocol/money/format-value.ts';
import {
  choiceProp,
  describeProps,
  idSchema,
  payload,
  rowsProp,
  staticFlagProp,
  statusProp,
  textProp,
} from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';
import { tonedPill } from '../styles/pill-styles.ts';
import { glyph, inputLook, ownDirection, placeholderBar, visuallyHidden } from '../styles/style-parts.ts';
import { cellLabelStyle, rowStyle, styleCell } from './row-styles.ts';
import words from './table.words.json' with { type: 'json' };

const columnSchema = {
  type: 'object',
  properties: {
    key: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$' },
    label: textProp,
    format: { type: 'string', enum: [...valueFormats, 'badge'] },
    align: { type: 'string', enum: ['start', 'center', 'end'] },
    sortable: { type: 'boolean' },
    /** What the values of a badge mean. */
    states: {
      type: 'array',
      maxItems: 30,
      items: {
        type: 'object',
        properties: {
          value: { type: ['string', 'number', 'boolean'] },
          label: textProp,
          tone: { type: 'string', enum: ['neutral', 'brand', 'success', 'warning', 'danger'] },
        },
        required: ['value', 'label'],
        additionalProperties: false,
      },
    },
  },
  required: ['key', 'label'],
  additionalProperties: false,
} as const;

export const tableDefinition = defineContainer('Table', {
  summary:
    'Records in rows and columns, each row a card on a phone. The head stays in sight. Sorting and paging are asked for by events: the rows come sorted. Where cells hold links, buttons or badges, its children draw the rows: TableRow, repeated over the same rows.',
  group: 'data',
  holds: ['TableRow'],
  columns: 'columns',
  props: describeProps(
    {
      label: textProp,
      labelHidden: staticFlagProp,
      columns: { type: 'array', minItems: 1, maxItems: 20, items: columnSchema },
      rows: rowsProp,
      /** Property that identifies a row; `id` without it. */
      rowKey: { type: 'string', 'x-static': true },
      /** Amounts below the rows, by column key, as the server counted them. */
      totals: { type: ['object', 'null'] },
      totalsLabel: textProp,
      sort: { type: ['string', 'null'] },
      direction: { type: ['string', 'null'], enum: ['ascending', 'descending', null] },
      status: statusProp,
      symbol: { type: ['string', 'null'] },
      timeZone: { type: ['string', 'null'] },
      /** The first column of a row opens it. */
      pressable: staticFlagProp,
      density: choiceProp('comfortable', 'compact'),
    },
    ['label', 'columns', 'rows'],
  ),
  events: {
    sort: payload({ key: { type: 'string' }, direction: { type: 'string' } }),
    press: payload({ id: idSchema, row: { type: 'object' } }),
  },
  sends: {
    sort: { promised: true, while: [{ prop: 'columns', some: { sortable: true } }] },
    press: {
      promised: true,
      while: [
        { prop: 'pressable', is: [true] },
        { prop: 'rows', filled: true },
      ],
    },
  },
  slots: {
    empty: { summary: 'Shown below the head when there are no rows.' },
    error: { summary: 'Shown below the head when the rows could not be loaded.' },
  },
  words,
  accessibility: {
    role: 'table',
    name: 'prop:label',
    keyboard: 'Tab goes to sortable heads, to rows that open, and to the table itself when it scrolls.',
  },
  lower: lazyView({ reserve: '20rem', chunk: 'records' }, (props) => {
    const padding = props['density'] === 'compact' ? '2' : '3';
    return {
      root: { ...column('3'), minWidth: '0' },
      sorter: {
        display: { base: 'flex', md: 'none', _print: 'none' },
        alignItems: 'center',
        gap: '3',
        fontSize: 'sm',
      },
      select: { ...inputLook, width: 'auto', flexGrow: 1, minWidth: '0', minHeight: 'control' },
      frame: {
        // Paper does not scroll.
        overflow: { base: 'auto', _print: 'visible' },
        maxHeight: { base: 'none', md: '80vh', _print: 'none' },
        borderWidth: { base: '0', md: '1px' },
        borderColor: 'border.default',
        borderRadius: { base: 'none', md: 'xl' },
        bg: { base: 'transparent', md: 'bg.surface' },
      },
      table: {
        width: 'full',
        borderCollapse: 'separate',
        borderSpacing: '0',
        display: { base: 'block', md: 'table', _print: 'table' },
      },
      caption: {
        textStyle: 'headingMd',
        textAlign: 'start',
        paddingInline: { base: '0', md: '4' },
        paddingBlock: '3',
        display: { base: 'block', md: 'table-caption', _print: 'table-caption' },
      },
      captionHidden: visuallyHidden,
      head: { display: { base: 'none', md: 'table-header-group', _print: 'table-header-group' } },
      headCell: {
        position: 'sticky',
        insetBlockStart: '0',
        zIndex: 'base',
        bg: 'bg.muted',
        color: 'fg.muted',
        fontSize: 'sm',
        fontWeight: 'semibold',
        textAlign: 'start',
        whiteSpace: 'nowrap',
        paddingInline: '4',
        paddingBlock: '2',
        height: '2.75rem',
        borderBlockEndWidth: '1px',
        borderColor: 'border.default',
        '&[data-align=end]': { textAlign: 'end' },
        '&[data-align=center]': { textAlign: 'center' },
      },
      sort: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '8',
        fontWeight: 'semibold',
        color: 'inherit',
        borderRadius: 'sm',
        _hover: { color: 'fg.default' },
        // The mark is inside, so that words and figures end together.
        '[data-align=end] > &': { flexDirection: 'row-reverse' },
      },
      sortIcon: { ...glyph, width: '1em', height: '1em', opacity: 0, '[aria-sort] &': { opacity: 1 } },
      body: {
        display: { base: 'flex', md: 'table-row-group', _print: 'table-row-group' },
        flexDirection: 'column',
        gap: '3',
      },
      row: rowStyle,
      onlyRow: { display: { base: 'block', md: 'table-row', _print: 'table-row' } },
      onlyCell: { display: { base: 'block', md: 'table-cell', _print: 'table-cell' } },
      cell: {
        ...styleCell(padding),
        'tfoot &': { fontWeight: 'bold' },
        '&[data-numeric]': {
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: { base: 'normal', md: 'nowrap' },
        },
        // A time takes two lines at most, the day and the hour, and one where there is room for it.
        '&[data-format=dateTime]': {
          minWidth: { md: '10.5em' },
          textWrap: 'balance',
          whiteSpace: { xl: 'nowrap' },
        },
      },
      cellLabel: cellLabelStyle,
      value: { ...ownDirection, minWidth: '0' },
      open: {
        color: 'brand.fg',
        fontWeight: 'semibold',
        textAlign: 'start',
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        // A number alone is narrower than a finger can meet.
        minWidth: '6',
        minHeight: '6',
      },
      badge: tonedPill,
      foot: { display: { base: 'block', md: 'table-footer-group', _print: 'table-footer-group' } },
      total: {
        display: { base: 'block', md: 'table-row', _print: 'table-row' },
        fontWeight: 'bold',
        bg: 'bg.muted',
        borderRadius: { base: 'xl', md: 'none' },
        marginBlockStart: { base: '3', md: '0' },
        paddingBlock: { base: '2', md: '0' },
      },
      state: stateSlots['root'] ?? {},
      places: { ...column('4'), padding: '4' },
      bar: placeholderBar,
      hidden: visuallyHidden,
    };
  }),
});
