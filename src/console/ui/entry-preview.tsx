import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useSite } from '../http/queries.ts';
import { Choice } from './fields/choice.tsx';
import { entryMessages as words } from './entry-messages.ts';
import { EntryPicture } from './entry-picture.tsx';
import { Note } from './note.tsx';
import { PartTitle } from './section.tsx';

/** How readers meet an entry: words on a wide picture, a card under its picture, or words alone. */
export type EntryLook = 'banner' | 'card' | 'words';
interface PreviewProps<Words> {
  readonly look: EntryLook;
  /** Path; empty for none. */
  readonly picture: string;
  readonly texts: Readonly<Record<string, Words>>;
  readonly read: (words: Words | undefined) => { readonly title: string; readonly body: ReactNode };
}

function Banner({ title, body, picture }: { title: string; body: ReactNode; picture: string }) {
  return (
    <Box position="relative" overflow="hidden" minHeight="12rem" background="gray.900" color="white">
      <EntryPicture
        path={picture}
        position="absolute"
        inset="0"
        width="full"
        height="full"
        objectFit="cover"
      />
      <Box position="absolute" inset="0" background="blackAlpha.600" />
      <Stack position="relative" gap="2" padding="5" width="60%" minHeight="12rem" justify="center">
        <Text fontSize="2xl" fontWeight="bold" lineHeight="1.2">
          {title}
        </Text>
        <Box fontSize="sm">{body}</Box>
      </Stack>
    </Box>
  );
}
function Card({ title, body, picture }: { title: string; body: ReactNode; picture: string }) {
  return (
    <Box>
      <EntryPicture path={picture} width="full" aspectRatio={16 / 9} objectFit="cover" />
      <Box padding="4">
        <Text fontWeight="semibold" marginBlockEnd="2">
          {title}
        </Text>
        <Box color="fg.muted">{body}</Box>
      </Box>
    </Box>
  );
}

/** Picture and words of an entry as a reader gets them, in a language of the site. */
export function EntryPreview<Words extends object>(props: PreviewProps<Words>) {
  const { look, picture, texts, read } = props;
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const [chosen, setChosen] = useState('EN');
  const locale = locales.find(({ code }) => code === chosen);
  const localeTexts = texts[chosen];
  const isOwn = localeTexts !== undefined && Object.values(localeTexts).join('').trim() !== '';
  const sentence = read(isOwn ? localeTexts : texts['EN']);
  return (
    <Stack as="section" gap="2" aria-label={words.preview}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <PartTitle as="h3">{words.preview}</PartTitle>
        {locales.length > 1 ? (
          <Choice
            label={words.previewIn}
            value={chosen}
            options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            onChange={setChosen}
          />
        ) : null}
      </Flex>
      {isOwn || chosen === 'EN' ? null : <Note>{words.previewEmpty}</Note>}
      <Box
        dir={isOwn ? locale?.dir : 'ltr'}
        lang={isOwn ? locale?.bcp47 : 'en'}
        borderWidth="1px"
        borderRadius="l2"
        overflow="hidden"
        maxWidth={look === 'banner' ? '42rem' : '34rem'}
        overflowWrap="anywhere"
      >
        {look === 'banner' ? (
          <Banner {...sentence} picture={picture} />
        ) : (
          <Card {...sentence} picture={look === 'card' ? picture : ''} />
        )}
      </Box>
    </Stack>
  );
}
