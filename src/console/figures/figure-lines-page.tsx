import { hrefOf } from '../../protocol/console/define-call.ts';
import { useParams } from 'react-router-dom';
import { figureNames, figures } from '../../protocol/calls/figures.ts';
import { NotFoundPage } from '../help/not-found-page.tsx';
import { usePermission } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { showDays } from '../ui/zone-time.ts';
import { useFigureFilters } from './figure-filters.ts';
import { figureMessages } from './figure-messages.ts';
import { nameProduct, showValue } from './show-figure.ts';
import type { FigureName } from '../../protocol/calls/figures.ts';

const words = figureMessages.lines;
const useName = (): FigureName | undefined => {
  const { name } = useParams();
  return figureNames.find((one) => one === name);
};

function Lines({ name }: { readonly name: FigureName }) {
  const { filters, isIncomplete } = useFigureFilters();
  const enabled = !isIncomplete;
  const list = useCall(figures.lines, { name, ...filters.asked }, { enabled, keeps: true });
  const mayOpen = usePermission('players');
  return (
    <ListScreen
      title={words.title(figureMessages.names[name])}
      lead={figureMessages.hints[name]}
      tabs={null}
      back={{ to: '/figures', label: words.back }}
      words={words}
      icon="chart"
      filters={filters}
      file={{ href: hrefOf(figures.linesFile, { name, ...filters.values }) }}
      list={list}
    >
      {({ day, product, value, count }, { currency }) => (
        <PanelLine
          key={`${day} ${product}`}
          title={showDays(day, day)}
          {...(mayOpen
            ? {
                to: `/figures/${name}/${day}${product === '' ? '' : `?product=${product}`}`,
                label: words.open(showDays(day, day)),
              }
            : {})}
          text={`${product === '' ? '' : `${nameProduct(product)} · `}${words.rows(count)}`}
          amounts={[[figureMessages.names[name], showValue(name, value, currency)]]}
        />
      )}
    </ListScreen>
  );
}

/** A figure by day and kind of game. */
export function FigureLinesPage() {
  const name = useName();
  return name === undefined ? <NotFoundPage /> : <Lines name={name} />;
}
