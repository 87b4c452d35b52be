import { defineContainer } from '../define-component.ts';
import {
  describeProps,
  mapResponsive,
  readSmallest,
  readStyle,
  responsive,
  tokenProp,
} from '../prop-schemas.ts';
import { crowded } from '../styles/style-parts.ts';

export const gridDefinition = defineContainer('Grid', {
  summary: 'Children in equal columns; `minColumn` lets the width decide how many.',
  group: 'layout',
  props: describeProps({
    columns: responsive({ type: 'integer', minimum: 1, maximum: 12, 'x-static': true }),
    gap: responsive(tokenProp('spacing')),
    minColumn: tokenProp('sizes'),
  }),
  accessibility: { name: 'none' },
  lower: {
    kind: 'host',
    element: () => 'div',
    styles: (props) => ({
      display: 'grid',
      minWidth: '0',
      gap: readStyle(props, 'gap', '4'),
      gridTemplateColumns:
        typeof props['minColumn'] === 'string'
          ? `repeat(auto-fill, minmax(min(100%, {sizes.${props['minColumn']}}), 1fr))`
          : mapResponsive(props['columns'] ?? 1, (count) => `repeat(${Number(count)}, minmax(0, 1fr))`),
      ...(readSmallest(props['columns']) === 2
        ? { [crowded]: { gridTemplateColumns: 'minmax(0, 1fr)' } }
        : {}),
    }),
  },
});
