import { Box, Button, Flex, Grid, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { FactDiff, type Facts } from '../proposals/fact-diff.tsx';
import { pathOfTexts, setText, type Language } from '../texts/text-document.ts';
import { CheckField } from '../ui/fields/check-field.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { FormField } from '../ui/fields/form-field.tsx';
import { Note } from '../ui/note.tsx';
import { PartTitle } from '../ui/section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { brandPath } from '../brand/brand-document.ts';
import {
  listWordKeys,
  nextEdition,
  readEdition,
  readWords,
  setEdition,
  type Edition,
  type LegalText,
} from './legal-document.ts';
import { legalMessages as words } from './legal-messages.ts';

interface LegalSources {
  readonly text: LegalText;
  readonly brand: DocumentSource;
  readonly languages: readonly Language[];
  /** Keys of the page, without the forms of counted texts. */
  readonly keys: readonly string[];
}
/** What was typed: `<code> <key>` → words. */
type Typed = Readonly<Record<string, string>>;
const keyOf = (code: string, key: string): string => `${code} ${key}`;

/** The form of a text: what is typed over the draft, and what is wrong with it. */
function useLegalForm({ text, brand, languages, keys }: LegalSources) {
  const live = readEdition(brand.live, text);
  const draft = readEdition(brand.draft, text);
  const [typed, setTyped] = useState<Typed>({});
  const [edition, setTypedEdition] = useState<Edition>(draft);
  const [isCorrection, setCorrection] = useState(false);
  const read = ({ locale, source }: Language, key: string): string =>
    typed[keyOf(locale.code, key)] ?? readWords(source.draft, key);
  const listFacts = (side: 'live' | 'next'): Facts => [
    [words.edition, side === 'live' ? live.version : edition.version],
    [words.date, side === 'live' ? live.date : edition.date],
    ...languages.flatMap((language) =>
      listWordKeys(language.source.draft, keys).map(
        (key) =>
          [
            words.field(key, language.locale.nativeName),
            side === 'live' ? readWords(language.source.live, key) : read(language, key),
          ] as const,
      ),
    ),
  ];
  const [now, next] = [listFacts('live'), listFacts('next')];
  const changed = languages.filter((language) =>
    listWordKeys(language.source.draft, keys).some(
      (key) => read(language, key) !== readWords(language.source.live, key),
    ),
  );
  const isAsked = changed.length > 0 && !isCorrection;
  const type = (language: Language, key: string, value: string): void => {
    setTyped({ ...typed, [keyOf(language.locale.code, key)]: value });
    // The first changed word suggests the edition after the live one, from today.
    if (!isCorrection && edition.version === live.version)
      setTypedEdition({ ...edition, version: nextEdition(live.version) });
  };
  return {
    live,
    edition,
    typed,
    isCorrection,
    now,
    next,
    unchanged: changed.length === 0 ? [] : languages.filter((language) => !changed.includes(language)),
    read,
    type,
    setEdition: setTypedEdition,
    correct: (isOn: boolean) => {
      setCorrection(isOn);
      if (isOn) setTypedEdition(live);
    },
    reset: () => {
      setTyped({});
      setTypedEdition(draft);
      setCorrection(false);
    },
    faults: {
      version:
        edition.version.trim() === ''
          ? words.faults.version
          : isAsked && edition.version === live.version
            ? words.faults.edition
            : null,
      date: /^\d{4}-\d{2}-\d{2}$/.test(edition.date) ? null : words.faults.date,
    },
  };
}
type LegalWork = ReturnType<typeof useLegalForm>;

function EditionFields({ work, mayEdit }: { readonly work: LegalWork; readonly mayEdit: boolean }) {
  const { edition, live, faults, isCorrection } = work;
  const liveWords = live.version === '' ? '' : `${live.version}, ${live.date}`;
  return (
    <Stack gap="4">
      <Grid gap="4" templateColumns={{ base: '1fr', md: '14rem 14rem' }} alignItems="start">
        <FormField
          label={words.edition}
          hint={words.editionHint(liveWords)}
          fault={faults.version}
          disabled={!mayEdit || isCorrection}
          isRequired
        >
          <Input
            size="sm"
            maxLength={20}
            value={edition.version}
            onChange={({ target }) => work.setEdition({ ...edition, version: target.value })}
          />
        </FormField>
        <FormField label={words.date} fault={faults.date} disabled={!mayEdit || isCorrection} isRequired>
          <Input
            size="sm"
            type="date"
            value={edition.date}
            onChange={({ target }) => work.setEdition({ ...edition, date: target.value })}
          />
        </FormField>
      </Grid>
      {mayEdit ? (
        <Box>
          <CheckField label={words.correction} isOn={isCorrection} onChange={work.correct} />
          <Note>{words.correctionHint}</Note>
        </Box>
      ) : null}
    </Stack>
  );
}

function WordFields(props: {
  readonly work: LegalWork;
  readonly language: Language;
  readonly keys: readonly string[];
  readonly mayEdit: boolean;
}) {
  const { work, language, keys, mayEdit } = props;
  const { nativeName, dir, bcp47 } = language.locale;
  return (
    <Stack gap="3">
      <PartTitle as="h2">{words.words(nativeName)}</PartTitle>
      {listWordKeys(language.source.draft, keys).map((key) => (
        <FormField key={key} label={words.field(key, nativeName)} disabled={!mayEdit}>
          <Textarea
            size="sm"
            rows={key.endsWith('title') ? 1 : 4}
            dir={dir}
            lang={bcp47}
            value={work.read(language, key)}
            onChange={({ target }) => work.type(language, key, target.value)}
          />
        </FormField>
      ))}
    </Stack>
  );
}

/** The page as players see it, in one language. */
function Preview(props: {
  readonly work: LegalWork;
  readonly language: Language;
  readonly keys: readonly string[];
}) {
  const { work, language, keys } = props;
  const { dir, bcp47 } = language.locale;
  return (
    <Stack
      as="section"
      gap="2"
      aria-label={words.preview}
      position={{ xl: 'sticky' }}
      top="4"
      alignSelf="start"
    >
      <PartTitle as="h2">{words.preview}</PartTitle>
      <Stack dir={dir} lang={bcp47} gap="3" borderWidth="1px" borderRadius="l2" padding="5">
        {listWordKeys(language.source.draft, keys).map((key, index) =>
          key.endsWith('title') ? (
            <Heading key={key} as="h3" fontSize={index === 0 ? 'xl' : 'md'} fontWeight="semibold">
              {work.read(language, key)}
            </Heading>
          ) : (
            <Text key={key} color="fg.muted" overflowWrap="anywhere">
              {work.read(language, key)}
            </Text>
          ),
        )}
        <Text fontSize="sm">
          {words.edition}: {work.edition.version} · {words.date}: {work.edition.date}
        </Text>
      </Stack>
    </Stack>
  );
}

function Difference({ work }: { readonly work: LegalWork }) {
  const { now, next } = work;
  const isSame = JSON.stringify(now) === JSON.stringify(next);
  return (
    <Stack as="section" gap="2" aria-label={words.difference}>
      <PartTitle as="h2">{words.difference}</PartTitle>
      {isSame ? (
        <Note>{words.noDifference}</Note>
      ) : (
        <FactDiff words={{ now: words.before, asked: words.after }} now={now} wanted={next} />
      )}
    </Stack>
  );
}

/** Words, edition and date of one legal text, saved to the draft as one edit. */
export function LegalForm(props: LegalSources) {
  const { text, languages, keys } = props;
  const editor = useDraftEditor();
  const mayEdit = useMay('edit');
  const work = useLegalForm(props);
  const [code, setCode] = useState('EN');
  const language = languages.find(({ locale }) => locale.code === code) ?? languages[0];
  const isFaulty = work.faults.version !== null || work.faults.date !== null;
  const save = (): void => {
    const texts = languages.map(({ locale, source }) => ({
      document: pathOfTexts(locale.code),
      change: (before: DocumentSource['draft']) =>
        listWordKeys(source.draft, keys).reduce((document, key) => {
          const value = work.typed[keyOf(locale.code, key)];
          return value === undefined ? document : setText(document, key, value);
        }, before),
    }));
    const brand = {
      document: brandPath,
      change: (before: DocumentSource['draft']) => setEdition(before, text, work.edition),
    };
    editor.editAll([brand, ...texts]);
    tellSuccess(words.saved);
  };
  if (language === undefined) return null;
  return (
    <Stack gap="6">
      <EditionFields work={work} mayEdit={mayEdit} />
      {keys.length === 0 ? (
        <Box>
          <Note>{words.noWords}</Note>
          <TextLink to="/texts?search=promotions" isInline>
            {words.openTexts}
          </TextLink>
        </Box>
      ) : (
        <>
          {languages.length > 1 ? (
            <Choice
              label={words.language}
              width="52"
              value={code}
              options={languages.map(({ locale }) => ({ value: locale.code, label: locale.nativeName }))}
              onChange={setCode}
            />
          ) : null}
          {work.unchanged.length === 0 ? null : (
            <Text color="fg.warning" fontSize="sm">
              {words.others(work.unchanged.map(({ locale }) => locale.nativeName).join(', '))}
            </Text>
          )}
          <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
            <WordFields work={work} language={language} keys={keys} mayEdit={mayEdit} />
            <Preview work={work} language={language} keys={keys} />
          </Grid>
        </>
      )}
      <Difference work={work} />
      {mayEdit ? (
        <Flex gap="2" wrap="wrap">
          <Button size="sm" colorPalette="brand" disabled={isFaulty} onClick={save}>
            {words.save}
          </Button>
          <Button size="sm" variant="outline" onClick={work.reset}>
            {words.reset}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  );
}
