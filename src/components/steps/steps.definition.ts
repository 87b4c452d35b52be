import { column, disc } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, payload, staticFlagProp, textProp } from '../prop-schemas.ts';
import { crowded, visuallyHidden } from '../styles/style-parts.ts';
import words from './steps.words.json' with { type: 'json' };

export const stepsDefinition = defineLeaf('Steps', {
  summary: 'How far a flow has come: done, now, still to come. Read out as “step 2 of 4”.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      steps: {
        type: 'array',
        minItems: 2,
        maxItems: 8,
        items: describeProps(
          { id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$' }, label: textProp },
          ['id', 'label'],
        ),
      },
      current: { type: ['string', 'null'] },
      /** Steps that are done can be gone back to. */
      back: staticFlagProp,
    },
    ['label', 'steps', 'current'],
  ),
  events: { select: payload({ id: { type: 'string' } }) },
  sends: {
    select: {
      promised: true,
      while: [
        { prop: 'back', is: [true] },
        { prop: 'steps', filled: true },
      ],
    },
  },
  words,
  accessibility: {
    role: 'list',
    name: 'prop:label',
    keyboard: 'Tab goes through the steps that can be chosen.',
  },
  lower: lazyView({ reserve: '3.5rem', chunk: 'common' }, () => ({
    root: { display: 'flex', gap: '2', minWidth: '0', [crowded]: { flexDirection: 'column' } },
    step: {
      flex: '1 1 0',
      minWidth: '0',
      ...column('2'),
      borderBlockStartWidth: '4px',
      borderColor: 'border.default',
      paddingBlockStart: '2',
      color: 'fg.muted',
      '&[data-state=done], &[data-state=now]': { borderColor: 'brand.solid' },
      '&[data-state=now]': { color: 'fg.default', fontWeight: 'semibold' },
      _highContrast: { '&[data-state=done], &[data-state=now]': { borderColor: 'Highlight' } },
    },
    inner: {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { base: 'flex-start', sm: 'center' },
      [crowded]: { flexDirection: 'row', alignItems: 'center' },
      gap: '2',
      minWidth: '0',
      width: 'full',
      minHeight: '2rem',
      textAlign: 'start',
      borderRadius: 'md',
      '&:is(button):hover': { color: 'fg.default', textDecoration: 'underline' },
    },
    mark: {
      ...disc('1.75rem'),
      flexShrink: 0,
      borderWidth: '1px',
      borderColor: 'border.strong',
      fontSize: 'sm',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      '[data-state=done] &': { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.edge' },
      '[data-state=now] &': { borderColor: 'brand.edge', color: 'brand.fg', bg: 'brand.subtle' },
    },
    icon: { width: '1rem', height: '1rem' },
    label: {
      minWidth: '0',
      maxWidth: 'full',
      fontSize: 'sm',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    said: visuallyHidden,
  })),
});
