import { defineLeaf } from '../define-component.ts';
import { describeProps } from '../prop-schemas.ts';

export const dividerDefinition = defineLeaf('Divider', {
  summary: 'A line between two subjects.',
  group: 'layout',
  props: describeProps({}),
  accessibility: { role: 'separator', name: 'none' },
  lower: {
    kind: 'host',
    element: () => 'hr',
    styles: () => ({
      borderTopWidth: '1px',
      borderColor: 'border.default',
      width: 'full',
      alignSelf: 'stretch',
    }),
  },
});
