import { Flex, Stack } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { IconName } from '../icon.tsx';
import { Loaded, Nothing, Screen } from '../screen.tsx';
import { TextLink } from '../text-link.tsx';
import { FileLink, type FilePlace } from './file-link.tsx';
import type { Filters } from './filters.tsx';
import { Pager } from './pager.tsx';
import { PanelList } from './panel-line.tsx';

interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  /** Rows of all pages. */
  readonly total: number;
}
interface PageListProps<Row> {
  readonly words: {
    /** What the list is called. */
    readonly table: string;
    readonly none: string;
    readonly noneText: string;
    /** Said in their place where less than all is asked for. */
    readonly noMatch?: string;
    readonly noMatchText?: string;
    /** Which page this is of how many, and how many rows there are. */
    readonly pageOf: (page: number, pages: number, total: number) => string;
  };
  /** Drawn where there is nothing. */
  readonly icon: IconName;
  readonly filters: Filters;
  readonly page: ListPage<Row>;
  /** The rows, as items with keys. */
  readonly children: readonly ReactNode[];
}

/** The controls above a list, in a row. */
export function FilterBar(props: {
  readonly filters: Filters;
  /** How many rows each value of a control would show. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {props.filters.controls.map(({ name, draw }) => (
        <Fragment key={name}>{draw(props.counts)}</Fragment>
      ))}
      {props.children}
    </Flex>
  );
}

/** A page of a list, with the way to the other pages. */
export function PageList<Row>(props: PageListProps<Row>) {
  const { words, icon, filters, page, children } = props;
  const isNarrowed = filters.isNarrowed && words.noMatch !== undefined;
  return (
    <Stack gap="4">
      <PanelList
        name={words.table}
        empty={
          <Nothing
            icon={isNarrowed ? 'search' : icon}
            title={(isNarrowed ? words.noMatch : undefined) ?? words.none}
            text={(isNarrowed ? words.noMatchText : undefined) ?? words.noneText}
          />
        }
      >
        {children}
      </PanelList>
      {page.total === 0 ? null : (
        <Pager
          page={page.page}
          pages={page.pages}
          told={words.pageOf(page.page, page.pages, page.total)}
          onGo={filters.turnTo}
        />
      )}
    </Stack>
  );
}

/** A screen that is a list: its controls, its rows, and what there is instead of rows. */
export function ListScreen<Row, Page extends ListPage<Row>>(
  props: Omit<PageListProps<Row>, 'page' | 'children'> & {
    readonly title: string;
    readonly lead: string;
    readonly tabs: ReactNode;
    /** What a role should know before. */
    readonly notice?: ReactNode;
    readonly back?: { readonly to: string; readonly label: string };
    /** Where the same rows are as a file; every list has one. Null for a role without that right. */
    readonly file: FilePlace | null;
    readonly list: UseQueryResult<Page & ListPage<Row>>;
    readonly counts?: Readonly<Record<string, number>> | undefined;
    /** Between the controls and the rows. */
    readonly renderAbove?: (page: Page) => ReactNode;
    /** A row, as an item with a key. */
    readonly children: (row: Row, page: Page) => ReactNode;
  },
) {
  const { title, lead, notice, back, file, list, filters, renderAbove, children, ...rest } = props;
  return (
    <Screen title={title} lead={lead} actions={<FileLink file={file} />}>
      {props.tabs}
      {notice}
      <Stack gap="4">
        {back === undefined ? null : <TextLink to={back.to}>{back.label}</TextLink>}
        <FilterBar filters={filters} counts={props.counts} />
        <Loaded query={list}>
          {(page) => (
            <>
              {renderAbove?.(page)}
              <PageList {...rest} filters={filters} page={page}>
                {page.rows.map((row) => children(row, page))}
              </PageList>
            </>
          )}
        </Loaded>
      </Stack>
    </Screen>
  );
}
