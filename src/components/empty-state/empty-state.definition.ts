import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps, iconProp, textProp } from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';

export const emptyStateDefinition: ComponentDefinition = {
  type: 'EmptyState',
  version: 1,
  summary: 'Says that there is nothing here, and what to do about it. `level` makes its title a heading.',
  group: 'feedback',
  kind: 'container',
  props: describeProps(
    {
      title: textProp,
      text: textProp,
      icon: iconProp,
      level: { type: 'integer', minimum: 1, maximum: 4, 'x-static': true },
    },
    ['title'],
  ),
  accessibility: { name: 'prop:title' },
  lower: { kind: 'view', load: 'lazy', chunk: 'inner', reserve: '12rem', styles: () => stateSlots },
};
