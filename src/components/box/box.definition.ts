import { defineContainer } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import {
  choiceProp,
  describeProps,
  readChoice,
  readStyle,
  staticFlagProp,
  tokenProp,
} from '../prop-schemas.ts';

const backgrounds: Readonly<Record<string, StyleObject>> = {
  none: {},
  canvas: { bg: 'bg.canvas' },
  surface: { bg: 'bg.surface' },
  muted: { bg: 'bg.muted' },
  brand: { bg: 'brand.subtle', color: 'fg.default' },
  inverse: { bg: 'bg.inverse', color: 'fg.inverse' },
};

const styleWidth = (width: string): StyleObject => {
  if (width === 'auto') return {};
  if (width === 'thumb') return { width: 'thumb', flexShrink: 0 };
  return { width: 'full', maxWidth: width, marginInline: width === 'full' ? '0' : 'auto' };
};

export const boxDefinition = defineContainer('Box', {
  summary: 'A plain area: padding, background, border.',
  group: 'layout',
  props: describeProps({
    padding: tokenProp('spacing'),
    paddingInline: tokenProp('spacing'),
    paddingBlock: tokenProp('spacing'),
    background: choiceProp('canvas', 'surface', 'muted', 'brand', 'inverse'),
    radius: tokenProp('radii'),
    border: staticFlagProp,
    as: choiceProp('div', 'section', 'aside', 'article', 'header', 'footer', 'main', 'nav'),
    grow: staticFlagProp,
    sticky: choiceProp('top'),
    /** A rail comes after it in the order of Tab, and before it on the screen: its place is free from the start. */
    beside: choiceProp('rail'),
    width: choiceProp('full', 'prose', 'form', 'thumb'),
  }),
  accessibility: { name: 'none' },
  lower: {
    kind: 'host',
    element: (props) => readChoice(props, 'as', 'div'),
    styles: (props) => ({
      minWidth: '0',
      padding: readStyle(props, 'padding'),
      paddingInline: readStyle(props, 'paddingInline'),
      paddingBlock: readStyle(props, 'paddingBlock'),
      ...backgrounds[readChoice(props, 'background', 'none')],
      borderRadius: readStyle(props, 'radius'),
      ...(props['border'] === true ? { borderWidth: '1px', borderColor: 'border.default' } : {}),
      ...(props['grow'] === true ? { flexGrow: 1 } : {}),
      // What loads in it would push the end of the page out of sight: it begins below.
      ...(readChoice(props, 'as', 'div') === 'main' ? { minHeight: '100svh' } : {}),
      ...(props['beside'] === 'rail'
        ? {
            // Not by `:last-child`, which fits nothing while its parent still arrives.
            'body:has([data-railed]) &:not(:has(+ [data-rail]))': {
              marginInlineStart: { lg: '{sizes.railCollapsed}' },
            },
          }
        : {}),
      ...(props['sticky'] === 'top' ? { position: 'sticky', insetBlockStart: '0', zIndex: 'sticky' } : {}),
      ...styleWidth(readChoice(props, 'width', 'auto')),
    }),
  },
});
