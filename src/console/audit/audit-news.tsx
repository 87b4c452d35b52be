import { Flex, Stack, Text } from '@chakra-ui/react';
import { audit } from '../../protocol/calls/audit.ts';
import { useCall } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { Note } from '../ui/note.tsx';
import { Panel } from '../ui/screen.tsx';
import { PartTitle } from '../ui/section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { auditMessages as words } from './audit-messages.ts';

/** On the first screen: how much others did since the operator last had the audit open. */
export function AuditNews() {
  const news = useCall(audit.news, {}, { every: 60_000 }).data;
  if (news === undefined) return null;
  return (
    <Panel>
      <Flex
        align="center"
        justify="space-between"
        gap="4"
        wrap="wrap"
        as="section"
        aria-labelledby="audit-news"
      >
        <Stack gap="1">
          <PartTitle id="audit-news">{words.title}</PartTitle>
          {news.since === null ? (
            <Note>{words.newsNever}</Note>
          ) : (
            <>
              <Text>{words.news(news.entries, news.isMore)}</Text>
              <Note>
                {words.newsSince} <Moment iso={news.since} />
              </Note>
            </>
          )}
        </Stack>
        <TextLink to="/audit" fontWeight="medium">
          {words.newsOpen}
        </TextLink>
      </Flex>
    </Panel>
  );
}
