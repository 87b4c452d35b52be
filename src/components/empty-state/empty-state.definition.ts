import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, iconProp, textProp } from '../prop-schemas.ts';
import { stateSlots } from '../styles/state-styles.ts';

export const emptyStateDefinition = defineContainer('EmptyState', {
  summary: 'Says that there is nothing here, and what to do about it. `level` makes its title a heading.',
  group: 'feedback',
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
  lower: lazyView({ reserve: '12rem', chunk: 'inner' }, () => stateSlots),
});
