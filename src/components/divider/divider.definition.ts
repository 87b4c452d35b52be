import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps } from '../prop-schemas.ts';

export const dividerDefinition: ComponentDefinition = {
  type: 'Divider',
  version: 1,
  summary: 'A line between two subjects.',
  group: 'layout',
  kind: 'leaf',
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
};
