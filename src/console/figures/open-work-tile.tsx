import { Box, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { figures, type OpenWork } from '../../protocol/calls/figures.ts';
import { useCall } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { Note } from '../ui/note.tsx';
import { Loaded, Panel, Rows } from '../ui/screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showDays } from '../ui/zone-time.ts';
import { figureMessages as words } from './figure-messages.ts';
import type { AskedDays } from './show-figure.ts';

const everyMs = 60_000;

/** Days with what waited at their end, the newest first; a long span scrolls. */
function WorkTable({ work }: { readonly work: OpenWork }) {
  return (
    <Table.ScrollArea maxHeight="15rem" tabIndex={0} role="region" aria-label={words.workTable}>
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{words.workDay}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{words.workOpen}</Table.ColumnHeader>
            <Table.ColumnHeader>{words.workKinds}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {work.days.toReversed().map(({ day, total, kinds }) => (
            <Table.Row key={day}>
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {showDays(day, day)}
              </Table.ColumnHeader>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {total ?? words.workNone}
              </Table.Cell>
              <Table.Cell color="fg.muted">
                {kinds.map(({ kind, count }) => `${words.kindsOfWork[kind]} ${count}`).join(', ')}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** How much waits for staff, by day. */
export function OpenWorkTile({ period: { span, from, to } }: { readonly period: AskedDays }) {
  const query = useCall(figures.work, { span, from, to }, { every: everyMs, keeps: true, retry: false });
  return (
    <Panel>
      <Stack gap="2" as="section" aria-label={words.work} minHeight="10rem">
        <Heading as="h2" fontSize="sm" fontWeight="medium">
          <TextLink to="/" title={words.workText} display="inline-flex" alignItems="center">
            {words.work}
          </TextLink>
        </Heading>
        <Loaded query={query} waiting={<Rows count={2} />}>
          {(work) => (
            <Stack gap="2">
              <Text fontSize="2xl" fontWeight="semibold" lineHeight="1.2" fontVariantNumeric="tabular-nums">
                {work.days.at(-1)?.total ?? words.workNone}
              </Text>
              {work.before === null ? null : <Note>{words.workBefore(work.before)}</Note>}
              <WorkTable work={work} />
              {work.asOf === null ? null : (
                <Box>
                  <Note>
                    {words.updated} <Moment iso={work.asOf} />
                  </Note>
                </Box>
              )}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}
