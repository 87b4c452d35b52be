import { defineLeaf } from '../define-component.ts';
import { styleIcon } from '../icons.ts';
import { choiceProp, describeProps, iconProp, readChoice, textProp } from '../prop-schemas.ts';
import { toText } from '../../protocol/json/to-text.ts';

const sizes: Readonly<Record<string, string>> = { sm: '1rem', md: '1.25rem', lg: '1.75rem', xl: '2.5rem' };

export const iconDefinition = defineLeaf('Icon', {
  summary: 'A drawing in the colour of the text. Without a label it is decoration.',
  group: 'media',
  props: describeProps({ icon: iconProp, size: choiceProp('sm', 'md', 'lg', 'xl'), label: textProp }, [
    'icon',
  ]),
  accessibility: { role: 'img', name: 'prop:label' },
  lower: {
    kind: 'host',
    element: () => 'span',
    attributes: { 'aria-label': 'label' },
    fixed: (props) => (props['label'] === undefined ? { 'aria-hidden': 'true' } : { role: 'img' }),
    styles: (props) => {
      const size = sizes[readChoice(props, 'size', 'md')];
      return { ...styleIcon(toText(props['icon'])), width: size, height: size };
    },
  },
});
