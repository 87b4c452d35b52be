import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, rowsProp, statusProp, textProp } from '../prop-schemas.ts';
import { raisedSurface, visuallyHidden } from '../styles/style-parts.ts';
import words from './chart.words.json' with { type: 'json' };

/** Colours that hold 3 to 1 against a surface in both themes, in the order in which series take them. */
const seriesColors = [
  'brand.edge',
  'info.solid',
  'success.solid',
  'danger.solid',
  'warning.solid',
  'fg.muted',
];

export const chartDefinition = defineLeaf('Chart', {
  summary:
    'Figures over time or by kind, as line, area, bars or ring: small and readable, by keyboard point by point, and as a table.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      kind: choiceProp('line', 'area', 'bar', 'donut'),
      rows: rowsProp,
      /** Property of a row that says where it belongs: a day, or the words of a kind. */
      x: { type: 'string', 'x-static': true },
      xFormat: choiceProp('text', 'date', 'time', 'number'),
      series: {
        type: 'array',
        minItems: 1,
        maxItems: 6,
        items: {
          type: 'object',
          properties: { key: { type: 'string' }, label: textProp },
          required: ['key', 'label'],
          additionalProperties: false,
        },
      },
      format: choiceProp('number', 'money', 'percent'),
      symbol: { type: ['string', 'null'] },
      timeZone: { type: ['string', 'null'] },
      status: statusProp,
    },
    ['label', 'kind', 'rows', 'x', 'series'],
  ),
  words,
  accessibility: {
    role: 'figure',
    name: 'prop:label',
    keyboard: 'Arrow keys, Home and End read the points one by one; the same figures unfold as a table.',
  },
  lower: lazyView({ reserve: '20rem', chunk: 'records' }, () => ({
    root: {
      ...raisedSurface,
      padding: '4',
      minWidth: '0',
      ...column('3'),
      margin: '0',
    },
    title: { textStyle: 'headingMd' },
    plot: { position: 'relative', minWidth: '0', borderRadius: 'md', touchAction: 'pan-y' },
    svg: { display: 'block', width: 'full', height: '14rem', overflow: 'visible' },
    ring: { display: 'block', width: '11rem', height: '11rem', flexShrink: 0 },
    donut: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5' },
    grid: { stroke: 'border.default', strokeWidth: '1' },
    tick: { fill: 'fg.muted', fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
    cursor: { stroke: 'fg.muted', strokeWidth: '1', strokeDasharray: '3 3' },
    line: {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2.5',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
    area: { fill: 'currentColor', opacity: 0.16, stroke: 'none' },
    bar: { fill: 'currentColor' },
    dot: { fill: 'currentColor', stroke: 'bg.surface', strokeWidth: '2' },
    slice: { fill: 'none', stroke: 'currentColor', strokeWidth: '5' },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      listStyleType: 'none',
      fontSize: 'sm',
    },
    entry: { display: 'inline-flex', alignItems: 'center', gap: '2' },
    swatch: {
      width: '1.25rem',
      height: '0.75rem',
      flexShrink: 0,
      _highContrast: { forcedColorAdjust: 'none' },
    },
    figure: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', marginInlineStart: '1' },
    reading: {
      minHeight: '1.5em',
      fontSize: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    summary: {
      fontSize: 'sm',
      color: 'brand.fg',
      fontWeight: 'semibold',
      minHeight: 'controlSm',
      display: 'inline-flex',
      alignItems: 'center',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    scroll: { overflowX: 'auto' },
    table: {
      width: 'full',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      borderCollapse: 'collapse',
    },
    cell: {
      textAlign: 'start',
      fontWeight: 'regular',
      paddingBlock: '1.5',
      paddingInlineEnd: '4',
      borderBlockEndWidth: '1px',
      borderColor: 'border.default',
      'thead &': { fontWeight: 'semibold', color: 'fg.muted' },
    },
    note: { color: 'fg.muted', textAlign: 'center', paddingBlock: '10' },
    hidden: visuallyHidden,
    ...Object.fromEntries(
      seriesColors.map((color, index) => [
        `series${index}`,
        { color, _highContrast: { forcedColorAdjust: 'none' } },
      ]),
    ),
  })),
});
