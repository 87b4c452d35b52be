import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { NoticeFields } from '../../protocol/console-notices.ts';
import { useSite } from '../http/queries.ts';
import { Choice } from '../ui/choice.tsx';
import { announcementMessages as words } from './announcement-messages.ts';
import { showMarkup } from './show-markup.tsx';

const lists = {
  '& p': { marginBlockEnd: '2' },
  '& strong': { fontWeight: 'semibold' },
  '& em': { fontStyle: 'italic' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '5' },
} as const;

/** What a reader gets, in a language of the site. */
export function AnnouncementPreview({ kind, texts }: Pick<NoticeFields, 'kind' | 'texts'>) {
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const [chosen, setChosen] = useState('EN');
  const locale = locales.find(({ code }) => code === chosen);
  const localeTexts = texts[chosen];
  const isOwn = localeTexts !== undefined && `${localeTexts.title}${localeTexts.body}`.trim() !== '';
  const read = isOwn ? localeTexts : texts['EN'];
  return (
    <Stack as="section" gap="2" aria-label={words.preview}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading as="h3" fontSize="sm" fontWeight="semibold">
          {words.preview}
        </Heading>
        {locales.length > 1 ? (
          <Choice
            label={words.previewIn}
            value={chosen}
            options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            onChange={setChosen}
          />
        ) : null}
      </Flex>
      {isOwn ? null : (
        <Text color="fg.muted" fontSize="xs">
          {words.previewEmpty}
        </Text>
      )}
      <Box
        dir={isOwn ? locale?.dir : 'ltr'}
        lang={isOwn ? locale?.bcp47 : 'en'}
        borderWidth="1px"
        borderRadius="l2"
        padding="4"
        maxWidth="34rem"
        overflowWrap="anywhere"
        css={lists}
      >
        <Text fontWeight="semibold" marginBlockEnd="2">
          {read?.title}
        </Text>
        <Box color="fg.muted">{kind === 'B' ? read?.body : showMarkup(read?.body ?? '')}</Box>
      </Box>
    </Stack>
  );
}
