import { centred } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, textProp } from '../prop-schemas.ts';

const sizes: Readonly<Record<string, { readonly box: string; readonly font: string }>> = {
  sm: { box: '2rem', font: 'xs' },
  md: { box: '2.75rem', font: 'md' },
  lg: { box: '4.5rem', font: 'xl' },
};

export const avatarDefinition = defineLeaf('Avatar', {
  summary: 'A person’s picture, or their initials while there is none.',
  group: 'media',
  props: describeProps(
    {
      name: textProp,
      image: { type: ['string', 'null'], maxLength: 2048 },
      size: choiceProp(...Object.keys(sizes)),
    },
    ['name'],
  ),
  accessibility: { role: 'img', name: 'prop:name' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'inner' }, (props) => {
    const size = sizes[readChoice(props, 'size', 'md')];
    return {
      root: {
        ...centred,
        flexShrink: 0,
        overflow: 'hidden',
        width: size?.box,
        height: size?.box,
        borderRadius: 'full',
        borderWidth: '1px',
        borderColor: 'brand.edge',
        bg: 'brand.subtle',
        color: 'brand.fg',
        fontSize: size?.font,
        fontWeight: 'bold',
        lineHeight: '1',
      },
      image: { width: 'full', height: 'full', objectFit: 'cover' },
    };
  }),
});
