import { Box } from '@chakra-ui/react';
import { picturedKinds, type NoticeFields } from '../../protocol/calls/notices.ts';
import { EntryPreview } from '../ui/entry-preview.tsx';
import { showMarkup } from './show-markup.tsx';

const lists = {
  '& p': { marginBlockEnd: '2' },
  '& strong': { fontWeight: 'semibold' },
  '& em': { fontStyle: 'italic' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '5' },
} as const;

type Words = NoticeFields['texts'][string] | undefined;
const readLine = (words: Words) => ({ title: words?.title ?? '', body: words?.body });
const readMarkup = (words: Words) => ({
  title: words?.title ?? '',
  body: <Box css={lists}>{showMarkup(words?.body ?? '')}</Box>,
});

/** What a reader gets, in a language of the site. */
export function EntryLook({ kind, texts, image }: Pick<NoticeFields, 'kind' | 'texts' | 'image'>) {
  if (kind === 'B') return <EntryPreview look="banner" picture={image} texts={texts} read={readLine} />;
  const look = picturedKinds.includes(kind) ? 'card' : 'words';
  return <EntryPreview look={look} picture={image} texts={texts} read={readMarkup} />;
}
