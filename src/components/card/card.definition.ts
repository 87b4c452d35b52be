import { defineContainer } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import {
  choiceProp,
  describeProps,
  readChoice,
  readStyle,
  responsive,
  staticFlagProp,
  tokenProp,
} from '../prop-schemas.ts';
import { columnOf, raisedSurface } from '../styles/style-parts.ts';

const tones: Readonly<Record<string, StyleObject>> = {
  plain: { boxShadow: 'none' },
  raised: {},
  brand: {
    borderColor: 'brand.edge',
    backgroundImage:
      'linear-gradient(115deg, color-mix(in srgb, {colors.brand.solid} 22%, {colors.bg.surface}), {colors.bg.surface} 75%)',
    _rtl: {
      backgroundImage:
        'linear-gradient(245deg, color-mix(in srgb, {colors.brand.solid} 22%, {colors.bg.surface}), {colors.bg.surface} 75%)',
    },
  },
};

const styleWidth = (width: string): StyleObject =>
  width === 'full' ? {} : { width: 'full', maxWidth: width };

export const cardDefinition = defineContainer('Card', {
  summary: 'A framed area for one subject.',
  group: 'layout',
  props: describeProps({
    padding: tokenProp('spacing'),
    // Between what is inside, one below the other.
    gap: responsive(tokenProp('spacing')),
    tone: choiceProp('plain', 'raised', 'brand'),
    as: choiceProp('div', 'section', 'article', 'aside'),
    // At most so wide that the eye finds the next line, for forms and facts on a wide page.
    width: choiceProp('full', 'narrow', 'form'),
    // What is inside takes the whole height: cards beside each other end with their buttons in one line.
    fill: staticFlagProp,
  }),
  accessibility: { name: 'none' },
  lower: {
    kind: 'host',
    element: (props) => readChoice(props, 'as', 'div'),
    styles: (props) => ({
      ...raisedSurface,
      minWidth: '0',
      ...styleWidth(readChoice(props, 'width', 'full')),
      ...columnOf(props),
      ...(props['fill'] === true ? { display: 'grid' } : {}),
      padding: readStyle(props, 'padding') ?? { base: '5', md: '6' },
      ...tones[readChoice(props, 'tone', 'raised')],
    }),
  },
});
