import { Button, Flex, Stack } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { IconName } from '../../ui/icon.tsx';
import { PanelList } from '../../ui/lists/panel-line.tsx';
import { Loaded, Nothing } from '../../ui/screen.tsx';
import { fileMessages as words } from './file-messages.ts';

/** After which row a list of the file begins; part of the address, so that a step back leads to the page before. */
export const useBefore = (name = 'before'): string => {
  const [address] = useSearchParams();
  const before = address.get(name) ?? '';
  return /^[rl]?[0-9]{1,18}$/.test(before) ? before : '';
};

function OtherPages(props: { readonly name: string; readonly param: string; readonly next: string | null }) {
  const { name, param, next } = props;
  const [address] = useSearchParams();
  const isFirst = !address.has(param);
  if (isFirst && next === null) return null;
  const addressOf = (before: string | null): string => {
    const other = new URLSearchParams(address);
    if (before === null) other.delete(param);
    else other.set(param, before);
    return `?${other.toString()}`;
  };
  return (
    <Flex as="nav" aria-label={words.pages(name)} gap="2" justify="end">
      {isFirst ? null : (
        <Button asChild size="sm" variant="outline">
          <Link to={addressOf(null)}>{words.newest}</Link>
        </Button>
      )}
      {next === null ? null : (
        <Button asChild size="sm" variant="outline">
          <Link to={addressOf(next)}>{words.older}</Link>
        </Button>
      )}
    </Flex>
  );
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}
/** A list of the file: its rows, the ways to older ones, and what there is instead of rows. */
export function FileList<Row, Answer extends Page<Row>>(props: {
  readonly query: UseQueryResult<Answer & Page<Row>>;
  readonly words: { readonly name: string; readonly none: string; readonly noneText: string };
  readonly icon?: IconName;
  /** Name of its place in the address. */
  readonly param?: string;
  /** A row, as an item with a key. */
  readonly children: (row: Row, answer: Answer) => ReactNode;
}) {
  const { query, words: names, icon = 'search', param = 'before', children } = props;
  return (
    <Loaded query={query}>
      {(answer) => (
        <Stack gap="3">
          <PanelList
            name={names.name}
            empty={<Nothing icon={icon} title={names.none} text={names.noneText} />}
          >
            {answer.rows.map((row) => children(row, answer))}
          </PanelList>
          <OtherPages name={names.name} param={param} next={answer.next} />
        </Stack>
      )}
    </Loaded>
  );
}
