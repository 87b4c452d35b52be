import { defineContainer, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, iconProp, readChoice, textProp } from '../prop-schemas.ts';
import { glyph, overlaySurface, styleButton, styleIconButton } from '../styles/style-parts.ts';

export const popoverDefinition = defineContainer('Popover', {
  summary:
    'More about something, behind a button: a tooltip for touch and keyboard too. Its children are what it shows.',
  group: 'overlay',
  props: describeProps(
    {
      label: textProp,
      icon: iconProp,
      /** `icon` shows the drawing alone; the label is then its name. */
      look: choiceProp('icon', 'text', 'button'),
    },
    ['label'],
  ),
  accessibility: {
    role: 'button',
    name: 'prop:label',
    keyboard: 'Enter and Space open and close it; Tab goes into it; Escape closes it and goes back.',
  },
  lower: lazyView({ reserve: '2.75rem', chunk: 'inner' }, (props) => {
    const look = readChoice(props, 'look', 'icon');
    return {
      root: { display: 'inline-flex', position: 'relative' },
      trigger:
        look === 'icon'
          ? { ...styleIconButton(), color: 'fg.muted' }
          : styleButton(look === 'text' ? 'link' : 'outline', 'neutral'),
      icon: glyph,
      panel: {
        ...overlaySurface,
        position: 'fixed',
        width: '18rem',
        maxWidth: 'calc(100vw - 1rem)',
        margin: '0',
        padding: '4',
        overflowY: 'auto',
        borderRadius: 'lg',
        fontSize: 'sm',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        _motionSafe: { animation: 'fade 120ms' },
      },
    };
  }),
});
