import { Badge, Box, Code, Flex, Grid, Stack } from '@chakra-ui/react';
import type { Json } from '../../protocol/json/json.ts';
import { settingMessages } from '../ui/setting-messages.ts';
import { TypedLine, type LineFault } from '../ui/fields/typed-line.tsx';
import { listParts, pathOfTexts, setText, type TextRow, type Wording } from './text-document.ts';
import { textMessages as words } from './text-messages.ts';
import { Note } from '../ui/note.tsx';
import { lineLook } from '../ui/lists/panel-line.tsx';

interface RowProps {
  readonly row: TextRow;
  readonly mayEdit: boolean;
  readonly edit: (path: string, change: (document: Json) => Json) => void;
}

/** What the check will say of a text: a part other than the brand's name that nothing fills in, or none at all. */
function findTextFault({ parts }: TextRow, wording: Wording, text: string): LineFault | null {
  if (text === '' && wording.draft === null) return { code: 'text.key-missing', message: words.missing };
  const unknown = listParts(text).find((name) => name !== 'brand' && !parts.includes(name));
  return unknown === undefined
    ? null
    : { code: 'text.argument-missing', message: words.unknownPart(unknown) };
}

function WordingLine({ row, wording, mayEdit, edit }: RowProps & { readonly wording: Wording }) {
  const { locale } = wording.language;
  const isOther = wording.draft !== wording.live;
  return (
    <Box minWidth="0">
      <Note marginBlockEnd="1" lang={locale.bcp47}>
        {locale.nativeName}
      </Note>
      <TypedLine
        label={words.label(row.key, locale.nativeName)}
        isLong
        lang={locale.bcp47}
        dir={locale.dir}
        value={wording.draft ?? ''}
        {...(wording.draft === '' ? { hint: words.blank } : {})}
        mayEdit={mayEdit}
        findFault={(text) => findTextFault(row, wording, text)}
        savesFaults
        onLeave={(text) => edit(pathOfTexts(locale.code), (document) => setText(document, row.key, text))}
      />
      {isOther ? (
        <Note marginBlockStart="1">
          <bdi>{words.live(wording.live)}</bdi>
        </Note>
      ) : null}
    </Box>
  );
}

/** One text, in all languages side by side. */
export function TextRowView(props: RowProps) {
  const { row } = props;
  return (
    <Stack as="li" {...lineLook} gap="2" {...(row.isChanged ? { background: 'brand.subtle' } : {})}>
      <Flex gap="2" align="baseline" wrap="wrap">
        <Code size="sm" background="transparent" paddingInline="0" overflowWrap="anywhere">
          {row.key}
        </Code>
        {row.isChanged ? <Badge colorPalette="brand">{settingMessages.changed}</Badge> : null}
        {row.parts.length > 0 ? <Note>{words.parts(row.parts)}</Note> : null}
      </Flex>
      <Grid
        gap="3"
        alignItems="start"
        templateColumns={{ base: '1fr', lg: `repeat(${Math.min(row.wordings.length, 3)}, minmax(0, 1fr))` }}
      >
        {row.wordings.map((wording) => (
          <WordingLine key={wording.language.locale.code} {...props} wording={wording} />
        ))}
      </Grid>
    </Stack>
  );
}
