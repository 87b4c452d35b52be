import { hrefOf } from '../../protocol/console/define-call.ts';
import { useParams } from 'react-router-dom';
import { figureNames, figures, type FigureEntry, type FigureName } from '../../protocol/calls/figures.ts';
import { NotFoundPage } from '../help/not-found-page.tsx';
import { useMay } from '../draft/draft-context.tsx';
import { useCall } from '../http/use-call.ts';
import { LedgerReference } from '../ui/ledger-reference.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { codeFilter, useFilters } from '../ui/lists/filters.tsx';
import { ListScreen } from '../ui/lists/list-screen.tsx';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { showDays } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { figureMessages } from './figure-messages.ts';

const words = figureMessages.entries;
const products = Object.entries(figureMessages.products).map(([value, label]) => ({ value, label }));
const definitions = {
  product: codeFilter({ label: figureMessages.product, all: figureMessages.allProducts, options: products }),
};

function Entry({ row, currency }: { readonly row: FigureEntry; readonly currency: string }) {
  const { account, memberId, at, reference, amount } = row;
  return (
    <PanelLine
      title={<bdi>{account === '' ? words.house : account}</bdi>}
      {...(memberId === '' ? {} : { to: `/support/members/${memberId}` })}
      text={
        <>
          {at === null ? null : <Moment iso={at} />}
          {reference === '' ? null : (
            <>
              {' · '}
              <LedgerReference reference={reference} />
            </>
          )}
        </>
      }
      amounts={amount === '' ? [] : [[words.amount, showMoney(amount, currency)]]}
    />
  );
}

function Entries({ name, day }: { readonly name: FigureName; readonly day: string }) {
  const filters = useFilters(definitions);
  const maySeeAll = useMay('figures');
  const list = useCall(figures.entries, { name, day, ...filters.asked }, { keeps: true });
  return (
    <ListScreen
      title={words.title(figureMessages.names[name], showDays(day, day))}
      lead={words.lead}
      tabs={null}
      {...(maySeeAll ? { back: { to: `/figures/${name}`, label: words.back } } : {})}
      words={words}
      icon="chart"
      filters={filters}
      file={{ href: hrefOf(figures.entriesFile, { name, day, ...filters.values }) }}
      list={list}
    >
      {(row, { currency }) => <Entry key={row.id} row={row} currency={currency} />}
    </ListScreen>
  );
}

/** The rows behind a figure of a day. */
export function FigureEntriesPage() {
  const { name, day = '' } = useParams();
  const figure = figureNames.find((one) => one === name);
  return figure === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day) ? (
    <NotFoundPage />
  ) : (
    <Entries name={figure} day={day} />
  );
}
