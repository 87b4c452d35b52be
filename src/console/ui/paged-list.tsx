import { Box, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Pager } from './pager.tsx';
import { Panel } from './screen.tsx';

interface ListPage {
  readonly rows: readonly unknown[];
  readonly page: number;
  readonly pages: number;
  /** Rows of all pages. */
  readonly total: number;
}
interface PagedListProps {
  readonly found: ListPage;
  /** What the list is called. */
  readonly name: string;
  /** What is shown where there are no rows. */
  readonly empty: ReactNode;
  readonly pagerWords: ComponentProps<typeof Pager>['words'];
  /** Which page this is of how many. */
  readonly place: string;
  readonly onGo: (page: number) => void;
  /** The rows, as list items. */
  readonly children: ReactNode;
}

/** One page of a long list, with the way to the others. */
export function PagedList({ found, name, empty, pagerWords, place, onGo, children }: PagedListProps) {
  const { rows, page, pages, total } = found;
  return (
    <Stack gap="4">
      <Panel padded={false}>
        {rows.length === 0 ? (
          empty
        ) : (
          <Box as="ul" listStyleType="none" aria-label={name}>
            {children}
          </Box>
        )}
      </Panel>
      {total === 0 ? null : <Pager words={pagerWords} page={page} pages={pages} told={place} onGo={onGo} />}
    </Stack>
  );
}
