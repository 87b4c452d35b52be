import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { phraseOf, readSubject } from '../../protocol/audit/audit-sentences.ts';
import type { AuditEntry } from '../../protocol/calls/audit.ts';
import { Icon } from '../ui/icon.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { LineButton, Line } from '../ui/lists/panel-line.tsx';
import { Note } from '../ui/note.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ValuesOfChange } from './audit-change.tsx';
import { auditMessages as words } from './audit-messages.ts';

/** What a line is about, as people say it: a member by account where that is known. */
function nameSubject({ subject, account }: Pick<AuditEntry, 'subject' | 'account'>): string {
  const { words: name } = readSubject(subject);
  return account === null ? name : `${name.replace(/ \d+$/, '')} ${account}`;
}

/** Who did what to what, as one sentence with a way to it. */
function Sentence({ entry }: { readonly entry: AuditEntry }) {
  const { author, action, subject } = entry;
  const [before, after] = phraseOf(action);
  const { to } = readSubject(subject);
  const name = nameSubject(entry);
  return (
    <Text overflowWrap="anywhere">
      <Text as="strong" fontWeight="semibold">
        <bdi>{author}</bdi>
      </Text>{' '}
      {before}
      {to === null ? (
        <bdi>{name}</bdi>
      ) : (
        <TextLink to={to} isInline display="inline">
          <bdi>{name}</bdi>
        </TextLink>
      )}
      {after}
    </Text>
  );
}

/** Compares a release with the one before; null where a line is about none. */
function readCompare({ action, subject }: AuditEntry): string | null {
  const revision = Number(/^release:(\d+)$/.exec(subject)?.[1] ?? '0');
  const isRelease = ['publish', 'rollback', 'import', 'kill', 'restore', 'stage'].includes(action);
  return isRelease && revision > 1 ? `/compare/${revision - 1}/${revision}` : null;
}

/** One entry: the sentence, why, when, and what can be seen of it. */
export function AuditLine(props: {
  readonly entry: AuditEntry;
  readonly isNew: boolean;
  readonly onAbout: (subject: string) => void;
}) {
  const { entry, isNew } = props;
  const { author, action, subject, note, at, position } = entry;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const compare = readCompare(entry);
  const name = nameSubject(entry);
  const [before, after] = phraseOf(action);
  return (
    <Line>
      <Flex gap={{ base: '2', md: '4' }} align="start" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Stack gap="0.5" flex={{ base: '1 1 100%', md: '1' }} minWidth="0">
          <Flex gap="2" align="baseline" wrap="wrap">
            <Sentence entry={entry} />
            {isNew ? <Badge colorPalette="green">{words.isNew}</Badge> : null}
          </Flex>
          {note === '' ? null : (
            <Text color="fg.muted" overflowWrap="anywhere" dir="auto">
              {note}
            </Text>
          )}
          <Note>
            <Moment iso={at} /> · {words.entry(position)}
            {compare === null ? null : (
              <>
                {' · '}
                <TextLink to={compare} isInline display="inline">
                  {words.compare}
                </TextLink>
              </>
            )}
          </Note>
        </Stack>
        <Flex gap="2" flexShrink="0" wrap="wrap">
          {entry.hasChange ? (
            <Button
              size="xs"
              variant="outline"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={words.changeOf(`${author} ${before}${name}${after}`)}
              onClick={() => setOpen(!isOpen)}
            >
              {words.change}
              <Box as="span" transform={isOpen ? 'rotate(90deg)' : undefined}>
                <Icon name="chevron" size="3.5" />
              </Box>
            </Button>
          ) : null}
          <LineButton
            aria-label={words.aboutThis(name)}
            title={words.aboutThis(name)}
            onClick={() => props.onAbout(subject)}
          >
            {words.aboutShort}
          </LineButton>
        </Flex>
      </Flex>
      <div id={id}>{isOpen ? <ValuesOfChange entry={entry} /> : null}</div>
    </Line>
  );
}
