import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, iconProp, payload, textProp } from '../prop-schemas.ts';
import { glyph, overlaySurface, styleIconButton } from '../styles/style-parts.ts';
import words from './floating-buttons.words.json' with { type: 'json' };

export const floatingButtonsDefinition = defineLeaf('FloatingButtons', {
  summary:
    'Ways to reach somebody, at the edge of every page: chat, phone, mail. Folded behind one button, so that they cover nothing.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      icon: iconProp,
      links: {
        type: 'array',
        maxItems: 6,
        items: describeProps(
          {
            id: { type: 'string' },
            label: textProp,
            icon: iconProp,
            /** https of an allowed host, a path of the site, `mailto:` or `tel:`; without it, an event. */
            address: { type: ['string', 'null'], maxLength: 2048 },
          },
          ['id', 'label', 'icon'],
        ),
      },
    },
    ['label', 'links'],
  ),
  events: { press: payload({ id: { type: 'string' } }) },
  sends: {
    press: { while: [{ prop: 'links', filled: true }] },
  },
  words,
  accessibility: {
    role: 'navigation',
    name: 'prop:label',
    keyboard: 'Enter and Space unfold; Tab goes through the ways; Escape folds.',
  },
  lower: lazyView({ chunk: 'common' }, () => ({
    root: {
      position: 'fixed',
      insetInlineEnd: { base: '3', md: '6' },
      insetBlockEnd: { base: 'calc({sizes.bottomBar} + 0.75rem + env(safe-area-inset-bottom))', md: '6' },
      zIndex: 'sticky',
      display: 'flex',
      flexDirection: 'column-reverse',
      alignItems: 'flex-end',
      gap: '2',
      pointerEvents: 'none',
      '& > *': { pointerEvents: 'auto' },
    },
    trigger: {
      ...styleIconButton(),
      width: '3.25rem',
      height: '3.25rem',
      borderRadius: 'full',
      bg: 'brand.solid',
      backgroundImage: 'brand',
      color: 'brand.contrast',
      borderColor: 'brand.edge',
      boxShadow: 'overlay',
      _hover: { backgroundImage: 'none', bg: 'brand.emphasis' },
    },
    list: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '2' },
    link: {
      ...overlaySurface,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'control',
      maxWidth: 'calc(100vw - 1.5rem)',
      paddingInline: '4',
      borderRadius: 'full',
      fontWeight: 'semibold',
      textAlign: 'start',
      _hover: { bg: 'bg.muted' },
      _motionSafe: { animation: 'rise 120ms' },
    },
    icon: glyph,
  })),
});
