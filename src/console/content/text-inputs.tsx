import { Grid, Input, Stack, Textarea } from '@chakra-ui/react';
import { longestNotice, type NoticeFields, type NoticeWords } from '../../protocol/calls/notices.ts';
import { TextsHead } from '../ui/fields/texts-head.tsx';
import { useSite } from '../http/queries.ts';
import { contentMessages as words } from './content-messages.ts';
import { Framed } from './entry-inputs.tsx';
import { MarkupField } from './markup-field.tsx';

const noWords: NoticeWords = { title: '', body: '' };

/** What is read, in each language of the site. */
export function TextInputs(props: {
  readonly fields: NoticeFields;
  /** Pages that links may lead to. */
  readonly pages: readonly string[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onType: (texts: NoticeFields['texts']) => void;
}) {
  const { faults, onType, pages } = props;
  const { kind, texts } = props.fields;
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const isBanner = kind === 'B';
  return (
    <Stack gap="4">
      <TextsHead title={words.textsTitle} languages={locales.length} hint={words.languageHint} />
      {locales.map(({ code, nativeName, dir, bcp47 }) => {
        const localeTexts = texts[code] ?? noWords;
        const type = (name: keyof NoticeWords, value: string) =>
          onType({ ...texts, [code]: { ...localeTexts, [name]: value } });
        const input = (name: keyof NoticeWords) => ({
          dir,
          lang: bcp47,
          maxLength: longestNotice[name],
          value: localeTexts[name],
        });
        const frame = (name: keyof NoticeWords, label: string) => ({
          label,
          fault: faults[`texts.${code}.${name}`],
          isRequired: code === 'EN' && !(isBanner && name === 'body'),
        });
        const body = isBanner ? words.line(nativeName) : words.body(nativeName);
        return (
          <Grid key={code} gap="3" templateColumns="minmax(0, 1fr)">
            <Framed {...frame('title', words.noticeTitle(nativeName))}>
              <Input size="sm" {...input('title')} onChange={({ target }) => type('title', target.value)} />
            </Framed>
            <Framed {...frame('body', body)}>
              {isBanner ? (
                <Textarea
                  size="sm"
                  rows={2}
                  {...input('body')}
                  onChange={({ target }) => type('body', target.value)}
                />
              ) : (
                <MarkupField
                  name={nativeName}
                  pages={kind === 'HT' ? pages : []}
                  {...input('body')}
                  onType={(text) => type('body', text)}
                />
              )}
            </Framed>
          </Grid>
        );
      })}
    </Stack>
  );
}
