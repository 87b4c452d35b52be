import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useDocumentSources, useSite } from '../http/queries.ts';
import { LoadFailure, Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { searchFilter, segmentFilter, useFilters } from '../ui/lists/filters.tsx';
import { FilterBar } from '../ui/lists/list-screen.tsx';
import { findTexts, pathOfTexts, type Language } from './text-document.ts';
import { textMessages as words } from './text-messages.ts';
import { TextRowView } from './text-row.tsx';

/** Number of texts that are drawn in one step. */
const step = 25;

function Texts({ languages }: { readonly languages: readonly Language[] }) {
  const editor = useDraftEditor();
  const mayEdit = useMay('content');
  const filters = useFilters({
    search: searchFilter(words.search),
    only: segmentFilter({
      label: words.only,
      initial: 'all',
      segments: [
        { value: 'all', label: words.all },
        { value: 'changed', label: words.changedOnly },
      ],
    }),
  });
  const { search: sought, only } = filters.values;
  const queryKey = `${only} ${sought}`;
  const [list, setList] = useState({ asked: queryKey, count: step });
  const count = list.asked === queryKey ? list.count : step;
  const rows = findTexts(languages, sought, only === 'changed');
  const isUnchanged = only === 'changed' && sought === '';
  return (
    <Stack gap="4">
      <FilterBar filters={filters}>
        <Text color="fg.muted" marginInlineStart={{ md: 'auto' }} role="status">
          {words.found(rows.length)}
        </Text>
      </FilterBar>
      <Panel padded={false}>
        {rows.length === 0 ? (
          <Nothing
            icon="search"
            title={isUnchanged ? words.none : words.noMatch}
            text={isUnchanged ? words.noneText : words.noMatchText}
          >
            <Button size="sm" variant="outline" onClick={filters.clear}>
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
      <RoleNotice permission="content" />
      <Loaded query={site} waiting={<Rows count={10} />}>
        {({ locales }) => <LoadedTexts locales={locales.filter(({ enabled }) => enabled)} />}
      </Loaded>
    </Screen>
  );
}
