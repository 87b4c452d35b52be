import { defineContainer, eagerView } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import {
  choiceProp,
  describeProps,
  iconProp,
  readChoice,
  routeProp,
  staticFlagProp,
} from '../prop-schemas.ts';
import { glyph, styleButton, type ButtonTone } from '../styles/style-parts.ts';

const styleText: StyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '6',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  borderRadius: 'sm',
  _hover: { textDecorationThickness: '2px' },
};
const textTones: Readonly<Record<string, string>> = {
  brand: 'brand.fg',
  neutral: 'fg.default',
  danger: 'danger.fg',
};

export const linkDefinition = defineContainer('Link', {
  summary: 'Goes to a route of the site. A real address, so new tabs work.',
  group: 'navigation',
  props: describeProps(
    {
      route: routeProp,
      params: { type: 'object' },
      query: { type: 'object' },
      variant: choiceProp('text', 'button', 'plain', 'row'),
      tone: choiceProp('brand', 'neutral', 'danger'),
      size: choiceProp('sm', 'md', 'lg'),
      icon: iconProp,
      full: staticFlagProp,
    },
    ['route'],
  ),
  accessibility: { role: 'link', name: 'children', keyboard: 'Enter follows it.' },
  lower: eagerView((props) => {
    const tone = readChoice<ButtonTone>(props, 'tone', 'brand');
    const variant = readChoice(props, 'variant', 'text');
    const looks: Readonly<Record<string, StyleObject>> = {
      text: { ...styleText, color: textTones[tone] },
      button: styleButton(
        tone === 'neutral' ? 'outline' : 'solid',
        tone,
        readChoice(props, 'size', 'md'),
        props['full'] === true,
      ),
      plain: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { base: 'control', md: '8' },
        minWidth: '0',
        color: 'inherit',
        borderRadius: 'md',
        '&:has(> [role=img]:only-child)': { justifyContent: 'center', minWidth: 'control' },
      },
      // An entry of a list: what is beside its name is at the other edge.
      row: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        minHeight: 'control',
        paddingInline: '2',
        borderRadius: 'md',
        _hover: { bg: 'bg.muted' },
        // The name has lines of its words; what is beside it is below it where the longest of them leaves no room.
        '& > :nth-child(2)': { flex: '1 1 0' },
        '& > :nth-child(3)': { marginInlineStart: 'auto', textAlign: 'end' },
      },
    };
    return { root: looks[variant] ?? {}, icon: glyph };
  }),
});
