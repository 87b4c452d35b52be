import { disc } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, fieldsProp, rowsProp, textProp } from '../prop-schemas.ts';
import { ownDirection, visuallyHidden } from '../styles/style-parts.ts';
import words from './timeline.words.json' with { type: 'json' };

export const timelineDefinition = defineLeaf('Timeline', {
  summary: 'Where something stands on its way: what is done, what happens now, what comes, what went wrong.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      /** Steps written in the layout, or rows of data. */
      steps: {
        type: 'array',
        maxItems: 40,
        items: {
          type: 'object',
          properties: {
            title: textProp,
            text: textProp,
            time: { type: ['string', 'number', 'null'] },
            state: { type: ['string', 'null'], enum: ['done', 'current', 'upcoming', 'failed', null] },
          },
          required: ['title'],
          additionalProperties: false,
        },
      },
      rows: rowsProp,
      fields: fieldsProp('title', 'text', 'time', 'state'),
      timeZone: { type: ['string', 'null'] },
    },
    ['label'],
  ),
  words,
  accessibility: { role: 'list', name: 'prop:label' },
  lower: lazyView({ reserve: '12rem', chunk: 'records' }, () => ({
    root: { listStyleType: 'none', minWidth: '0' },
    step: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr)',
      columnGap: '3',
      paddingBlockEnd: '5',
      // The line to the next step.
      _before: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '1.75rem',
        insetBlockEnd: '0',
        insetInlineStart: 'calc(0.875rem - 1px)',
        borderInlineStartWidth: '2px',
        borderColor: 'border.strong',
      },
      '&[data-state=done]::before': { borderColor: 'success.solid' },
      '&[data-state=upcoming]::before': { borderInlineStartStyle: 'dashed' },
      '&:last-child': { paddingBlockEnd: '0', _before: { display: 'none' } },
    },
    mark: {
      ...disc('1.75rem'),
      borderWidth: '2px',
      borderColor: 'border.strong',
      color: 'fg.muted',
      bg: 'bg.surface',
      '[data-state=done] &': {
        bg: 'success.solid',
        color: 'success.contrast',
        borderColor: 'success.solid',
      },
      '[data-state=failed] &': {
        bg: 'danger.solid',
        color: 'danger.contrast',
        borderColor: 'danger.solid',
      },
      '[data-state=current] &': {
        borderColor: 'brand.edge',
        bg: 'brand.subtle',
        color: 'brand.fg',
        outline: '4px solid',
        outlineColor: 'brand.subtle',
      },
    },
    icon: { width: '1rem', height: '1rem' },
    dot: { width: '2', height: '2', borderRadius: 'full', backgroundColor: 'currentColor' },
    words: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      minWidth: '0',
      paddingBlockStart: '0.5',
    },
    title: { ...ownDirection, fontWeight: 'semibold', '[data-state=upcoming] &': { color: 'fg.muted' } },
    text: { ...ownDirection, fontSize: 'sm', color: 'fg.muted' },
    time: { fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    hidden: visuallyHidden,
  })),
});
