import { figureNames, type FigureName } from '../../../protocol/calls/figures.ts';
import { reportGroups, type ReportFilter } from '../../../protocol/calls/reports.ts';
import { choiceFilter } from '../../ui/lists/filters.tsx';
import { useAddress } from '../../ui/lists/use-address.ts';
import { useFigureFilters, type FigureFilters } from '../figure-filters.ts';
import { reportMessages as words } from './report-messages.ts';

const group = choiceFilter({
  label: words.group,
  values: reportGroups,
  initial: 'day',
  names: words.groups,
});

/** What a report is of; all of it is part of the address. */
export function useReportFilters() {
  const { filters, isIncomplete } = useFigureFilters();
  const [address, go] = useAddress();
  const named = new Set((address.get('columns') ?? '').split(','));
  const chosen = figureNames.filter((name) => named.has(name));
  const columns = chosen.length === 0 ? figureNames : chosen;
  const turn = (name: FigureName, isOn: boolean): void => {
    const next = figureNames.filter((one) => (one === name ? isOn : columns.includes(one)));
    go({ columns: next.length === figureNames.length ? '' : next.join(',') });
  };
  const grouping = group.read(address.get('group'));
  const change = (value: string): void => go({ group: value === 'day' ? '' : value });
  const filter: ReportFilter = { ...filters.values, group: grouping, columns: chosen.join(',') };
  const control = { name: 'group', draw: () => group.draw(grouping, change) };
  const all: FigureFilters = { ...filters, controls: [...filters.controls, control] };
  return { filter, columns, turn, isIncomplete, filters: all };
}

/** The address at which a report is shown. */
export function pathOfReport({ span, from, to, product, group: by, columns }: ReportFilter): string {
  const pairs = Object.entries({
    span: span === 'week' ? '' : span,
    from: span === 'own' ? from : '',
    to: span === 'own' ? to : '',
    product,
    group: by === 'day' ? '' : by,
    columns,
  }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(Object.fromEntries(pairs)).toString();
  return `/figures/reports${query === '' ? '' : `?${query}`}`;
}
