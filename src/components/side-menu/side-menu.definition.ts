import { column } from '../styles/flex-parts.ts';
import { defineContainer, eagerView } from '../define-component.ts';
import { describeProps, flagProp, noPayload, textProp } from '../prop-schemas.ts';
import { glyph, overlaySurface, styleIconButton } from '../styles/style-parts.ts';
import words from './side-menu.words.json' with { type: 'json' };

export const sideMenuDefinition = defineContainer('SideMenu', {
  summary:
    'A drawer over the page on small screens; from a wide screen on a rail that can be narrow, with the words under the drawings.',
  group: 'navigation',
  props: describeProps({ label: textProp, open: flagProp }, ['label', 'open']),
  events: { toggle: noPayload },
  sends: {
    toggle: { promised: true },
  },
  words,
  accessibility: {
    role: 'dialog',
    name: 'prop:label',
    keyboard: 'Escape closes the drawer and the focus goes back.',
  },
  lower: eagerView(() => ({
    root: {
      display: { base: 'none', lg: 'flex' },
      flexDirection: 'column',
      gap: '2',
      flexShrink: 0,
      // Beside the content at its start, wherever the frame has it in the order of Tab.
      order: -1,
      position: 'sticky',
      insetBlockStart: 'calc({sizes.header} + 1px)',
      height: 'calc(100dvh - {sizes.header} - 1px)',
      overflowY: 'auto',
      paddingInline: '3',
      paddingBlock: '4',
      bg: 'bg.surface',
      borderInlineEndWidth: '1px',
      borderColor: 'border.default',
      width: 'rail',
      '&[data-rail=narrow]': {
        width: 'railCollapsed',
        paddingInline: '1',
        paddingBlock: '2',
        scrollbarWidth: 'none',
      },
      _motionSafe: { transition: 'width 200ms' },
      // Who is here decides what is in it, as in the header.
      '[data-arriving]:has(header [data-reserved]) &': { visibility: 'hidden' },
    },
    drawer: {
      ...overlaySurface,
      ...column('3'),
      position: 'fixed',
      insetBlock: '0',
      insetInlineStart: '0',
      insetInlineEnd: 'auto',
      margin: '0',
      width: 'min(20rem, 88vw)',
      height: '100dvh',
      maxHeight: '100dvh',
      padding: '4',
      overflowY: 'auto',
      borderStartEndRadius: 'xl',
      borderEndEndRadius: 'xl',
      _motionSafe: { animation: 'fade 200ms' },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      fontWeight: 'bold',
    },
    close: styleIconButton(),
    toggle: {
      ...styleIconButton(),
      marginBlockStart: 'auto',
      alignSelf: 'flex-end',
      color: 'fg.muted',
      '[data-rail=narrow] > &': { alignSelf: 'center' },
    },
    icon: glyph,
  })),
});
