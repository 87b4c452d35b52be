import { figureSpans } from '../../protocol/calls/figures.ts';
import { codeFilter, dayFilter, segmentFilter, useFilters, type Filters } from '../ui/lists/filters.tsx';
import { figureMessages as words } from './figure-messages.ts';

const products = Object.entries(words.products).map(([value, label]) => ({ value, label }));
const definitions = {
  span: segmentFilter({
    label: words.span,
    initial: 'week',
    segments: figureSpans.map((value) => ({ value, label: words.spans[value] })),
  }),
  from: dayFilter(words.from),
  to: dayFilter(words.to),
  product: codeFilter({ label: words.product, all: words.allProducts, options: products }),
};
export type FigureFilters = Filters<typeof definitions>;
/** Which days and games figures are of; all of it is part of the address. */
export function useFigureFilters(): {
  readonly filters: FigureFilters;
  /** Days of one's own that are not both chosen, or in the wrong order. */
  readonly isIncomplete: boolean;
} {
  const filters = useFilters(definitions);
  const { span, from, to } = filters.values;
  const isOwn = span === 'own';
  // Days are in sight where they are asked for.
  const controls = filters.controls.filter(({ name }) => isOwn || (name !== 'from' && name !== 'to'));
  return {
    filters: { ...filters, controls },
    isIncomplete: isOwn && (from === '' || to === '' || from > to),
  };
}
