import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useDocumentSources, useSite } from '../http/queries.ts';
import { LoadFailure, Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Segments, type Segment } from '../ui/fields/segments.tsx';
import { useAddress, useSearch } from '../ui/use-address.ts';
import { findTexts, pathOfTexts, type Language } from './text-document.ts';
import { textMessages as words } from './text-messages.ts';
import { TextRowView } from './text-row.tsx';

type Only = 'all' | 'changed';
const segments: readonly Segment<Only>[] = [
  { value: 'all', label: words.all },
  { value: 'changed', label: words.changedOnly },
];
/** Number of texts that are drawn in one step. */
const step = 25;

function Texts({ languages }: { readonly languages: readonly Language[] }) {
  const editor = useDraftEditor();
  const mayEdit = useMay('edit');
  const [address, go] = useAddress();
  const { typed, sought, search } = useSearch();
  const only: Only = address.get('only') === 'changed' ? 'changed' : 'all';
  const queryKey = `${only} ${sought}`;
  const [list, setList] = useState({ asked: queryKey, count: step });
  const count = list.asked === queryKey ? list.count : step;
  const rows = findTexts(languages, sought, only === 'changed');
  const isUnchanged = only === 'changed' && sought === '';
  const clear = () => {
    search('');
    go({ only: '' });
  };
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <SearchField label={words.search} value={typed} onChange={search} />
        <Segments
          label={words.only}
          value={only}
          segments={segments}
          onChange={(next) => go({ only: next === 'all' ? '' : next })}
        />
        <Text color="fg.muted" marginInlineStart={{ md: 'auto' }} role="status">
          {words.found(rows.length)}
        </Text>
      </Flex>
      <Panel padded={false}>
        {rows.length === 0 ? (
          <Nothing
            icon="search"
            title={isUnchanged ? words.none : words.noMatch}
            text={isUnchanged ? words.noneText : words.noMatchText}
          >
            <Button size="sm" variant="outline" onClick={clear}>
              {words.clear}
            </Button>
          </Nothing>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none">
            {rows.slice(0, count).map((row) => (
              <TextRowView
                key={row.key}
                row={row}
                mayEdit={mayEdit}
                edit={(path, change) => editor.edit(path, change)}
              />
            ))}
          </Stack>
        )}
      </Panel>
      {rows.length > count ? (
        <Button
          size="sm"
          height={{ base: '11', md: '8' }}
          variant="outline"
          alignSelf="center"
          onClick={() => setList({ asked: queryKey, count: count + step })}
        >
          {words.more(Math.min(step, rows.length - count))}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The documents of all languages, once the last is there. */
function LoadedTexts({ locales }: { readonly locales: readonly Language['locale'][] }) {
  const sources = useDocumentSources(locales.map(({ code }) => pathOfTexts(code)));
  const failed = sources.find(({ isError, data }) => isError && data === undefined);
  if (failed) return <LoadFailure error={failed.error} retry={() => void failed.refetch()} />;
  const languages = locales.flatMap((locale, index) => {
    const source = sources[index]?.data;
    return source === undefined ? [] : [{ locale, source }];
  });
  return languages.length < locales.length ? <Rows count={10} /> : <Texts languages={languages} />;
}

/** What players read, in every language side by side. */
export function TextsPage() {
  const site = useSite();
  return (
    <Screen title={words.title} lead={words.lead} width="wide">
      <RoleNotice permission="edit" />
      <Loaded query={site} waiting={<Rows count={10} />}>
        {({ locales }) => <LoadedTexts locales={locales.filter(({ enabled }) => enabled)} />}
      </Loaded>
    </Screen>
  );
}
