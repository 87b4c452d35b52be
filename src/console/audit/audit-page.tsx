import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { auditKinds, needsOfKind } from '../../protocol/audit/audit-actions.ts';
import { readSubject } from '../../protocol/audit/audit-sentences.ts';
import { audit, type AuditPage as Page } from '../../protocol/calls/audit.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { useSession } from '../http/queries.ts';
import { useCall, useSend } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { choiceFilter, codeFilter, dayFilter, searchFilter, useFilters } from '../ui/lists/filters.tsx';
import { FilterBar } from '../ui/lists/list-screen.tsx';
import { PanelList } from '../ui/lists/panel-line.tsx';
import { useAddress } from '../ui/lists/use-address.ts';
import { Note } from '../ui/note.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { AuditLine } from './audit-line.tsx';
import { auditMessages as words } from './audit-messages.ts';
import { AuditProofPanel } from './audit-proof.tsx';

/** Keeps that the list was opened. Gives where the visit before ended; null while it is not certain, or there was none. */
function useLastVisit(): string | null {
  const send = useSend();
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    // Without an answer nothing is marked as new, and the list is whole.
    void send(audit.visit).then(
      (visit) => isHere && setSince(visit.since),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [send]);
  return since;
}

function useAuditFilters(people: readonly string[]) {
  const { permissions = [] } = useSession().data ?? {};
  const mine = auditKinds.filter((kind) => permissions.includes(needsOfKind(kind)));
  const hidden = auditKinds.filter((kind) => !mine.includes(kind));
  const filters = useFilters({
    search: searchFilter(words.search, '80'),
    person: codeFilter({
      label: words.person,
      all: words.everyone,
      options: people.map((name) => ({ value: name, label: name })),
    }),
    kind: choiceFilter({
      label: words.kind,
      values: ['all', ...mine],
      initial: 'all',
      names: { all: words.all, ...words.kinds },
    }),
    from: dayFilter(words.from, words.fromShort),
    to: dayFilter(words.to, words.toShort),
  });
  return { filters, hidden };
}

/** The ways through the list: towards older entries, and back to the newest. */
function Turns(props: {
  readonly page: Page;
  readonly isFirst: boolean;
  readonly onGo: (after: string) => void;
}) {
  const { page, isFirst, onGo } = props;
  if (isFirst && page.next === null) return null;
  return (
    <Flex as="nav" aria-label={words.pages} gap="2" justify="end">
      <Button size="sm" variant="outline" disabled={isFirst} onClick={() => onGo('')}>
        {words.newest}
      </Button>
      <Button size="sm" variant="outline" disabled={page.next === null} onClick={() => onGo(page.next ?? '')}>
        {words.older}
      </Button>
    </Flex>
  );
}

/** What the list is narrowed to beside its controls, and what a role does not see in it. */
function Limits(props: {
  readonly subject: string;
  readonly hidden: readonly string[];
  readonly since: string | null;
  readonly onAll: () => void;
}) {
  const { subject, hidden, since, onAll } = props;
  return (
    <>
      {subject === '' ? null : (
        <Flex gap="3" align="center" wrap="wrap">
          <Text fontWeight="medium">{words.about(readSubject(subject).words)}</Text>
          <Button size="xs" variant="outline" onClick={onAll}>
            {words.aboutAll}
          </Button>
        </Flex>
      )}
      {hidden.length === 0 ? null : <Note>{words.hidden(hidden)}</Note>}
      {since === null ? null : (
        <Note>
          {words.newSince} <Moment iso={since} />
        </Note>
      )}
    </>
  );
}

/** Who did what, of both records by time, with the proof that they are whole. */
export function AuditPage() {
  const [address, go] = useAddress();
  const me = useSession().data?.account.username;
  const since = useLastVisit();
  const [people, setPeople] = useState<readonly string[]>([]);
  const { filters, hidden } = useAuditFilters(people);
  const subject = address.get('subject') ?? '';
  // A filter that changes begins at the first page.
  const after = address.get('page') ?? '';
  const sought = { ...filters.values, subject };
  const list = useCall(audit.list, { ...sought, ...(after === '' ? {} : { after }) }, { keeps: true });
  const listed = list.data?.people;
  useEffect(() => {
    if (listed !== undefined) setPeople(listed);
  }, [listed]);
  const isNarrowed = filters.isNarrowed || subject !== '';
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={
        <Button asChild size="sm" variant="outline">
          <a href={hrefOf(audit.export, sought)} download>
            {words.export}
          </a>
        </Button>
      }
    >
      <Stack gap="4">
        <FilterBar filters={filters} />
        <Limits
          subject={subject}
          hidden={hidden.map((kind) => words.kinds[kind])}
          since={since}
          onAll={() => go({ subject: '', page: '' })}
        />
        <Loaded query={list}>
          {(page) => (
            <>
              {page.isCut ? <Text role="status">{words.isCut}</Text> : null}
              <PanelList
                name={words.list}
                isOrdered
                empty={
                  <Nothing
                    icon={isNarrowed ? 'search' : 'releases'}
                    title={isNarrowed ? words.noMatch : words.none}
                    text={isNarrowed ? words.noMatchText : words.noneText}
                  />
                }
              >
                {page.rows.map((entry) => (
                  <AuditLine
                    key={`${entry.record} ${entry.position}`}
                    entry={entry}
                    isNew={since !== null && entry.at > since && entry.author !== me}
                    onAbout={(one) => go({ subject: one, page: '' })}
                  />
                ))}
              </PanelList>
              <Turns page={page} isFirst={after === ''} onGo={(place) => go({ page: place })} />
            </>
          )}
        </Loaded>
        <Box marginBlockStart="2">
          <AuditProofPanel />
        </Box>
      </Stack>
    </Screen>
  );
}
