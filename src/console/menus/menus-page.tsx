import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import type { Json } from '../../protocol/json/json.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { readText } from '../fields/field-names.ts';
import { useDocument, useDocuments, useDocumentSources, useSite } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { isReordered, moveEntry, readMenu, resetEntry, setEntryShown } from './menu-document.ts';
import { MenuTree, type LocaleTexts, type MenuActions } from './menu-tree.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ChangedDot } from '../ui/changed-dot.tsx';
import { PartTitle } from '../ui/section.tsx';

const { menus: words } = messages;

function nameMenu(id: string): string {
  return words.names[id] ?? id;
}
function useLocaleTexts(): readonly LocaleTexts[] {
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  const sources = useDocumentSources(locales.map(({ code }) => `locales/${code}`));
  return locales.map((locale, index) => ({ locale, source: sources[index]?.data }));
}

function useMenuActions(source: DocumentSource, texts: readonly LocaleTexts[]): MenuActions {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const edit = (change: (document: Json) => Json) => editor.edit(source.path, change);
  return {
    show: (row, isShown) => edit((document) => setEntryShown(document, row.trail, isShown)),
    reset: (row) => edit((document) => resetEntry(document, source.live, row.trail)),
    move: (row, by) => {
      const place = row.index + by;
      if (place < 0 || place >= row.siblings) return;
      edit((document) => moveEntry(document, row.trail, by));
      const name = readText(texts[0]?.source, row.labelKey) ?? row.id;
      announce(words.moved(name, place + 1, row.siblings));
    },
  };
}

function Menu({ source }: { readonly source: DocumentSource }) {
  const texts = useLocaleTexts();
  const mayEdit = useMay('edit');
  const editor = useDraftEditor();
  const actions = useMenuActions(source, texts);
  const rows = readMenu(source.draft, source.live);
  const count = rows.filter(({ hidden, parentHidden }) => !hidden && !parentHidden).length;
  const reordered = isReordered(source.draft, source.live);
  return (
    <Panel padded={false}>
      <Flex align="center" gap="3" paddingInline="4" paddingBlock="3" wrap="wrap">
        <PartTitle>{nameMenu(source.path.slice('menus/'.length))}</PartTitle>
        <Text color="fg.muted">{words.count(count, rows.length)}</Text>
        <Box flex="1" />
        {reordered && mayEdit ? (
          <Button size="xs" variant="outline" onClick={() => editor.edit(source.path, () => source.live)}>
            {words.resetOrder}
          </Button>
        ) : null}
        <TextLink to={`/documents/${source.path}`} isInline>
          {words.openJson}
        </TextLink>
      </Flex>
      {rows.length === 0 ? (
        <Nothing icon="menu" title={words.empty} text={words.emptyText} />
      ) : (
        <MenuTree rows={rows} texts={texts} mayEdit={mayEdit} actions={actions} />
      )}
    </Panel>
  );
}
function OpenMenu({ id }: { readonly id: string }) {
  const source = useDocument(`menus/${id}`);
  return <Loaded query={source}>{(loaded) => <Menu source={loaded} />}</Loaded>;
}

function MenuPicker({ ids, current }: { readonly ids: readonly string[]; readonly current: string }) {
  const changed = new Map((useDocuments().data?.documents ?? []).map((entry) => [entry.path, entry.changed]));
  return (
    <Flex as="nav" aria-label={words.pick} gap="1" wrap="wrap">
      {ids.map((id) => (
        <Button
          key={id}
          asChild
          size="sm"
          variant={id === current ? 'subtle' : 'ghost'}
          color={id === current ? 'fg' : 'fg.muted'}
        >
          <Link to={`/menus/${id}`} aria-current={id === current ? 'page' : undefined}>
            {nameMenu(id)}
            {changed.get(`menus/${id}`) ? <ChangedDot label={words.changed} /> : null}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}

const usualOrder = Object.keys(words.names);
function sortMenus(ids: readonly string[]): readonly string[] {
  const place = (id: string) => (usualOrder.includes(id) ? usualOrder.indexOf(id) : usualOrder.length);
  return [...ids].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** Every menu as a tree with switches. */
export function MenusPage() {
  const { menu } = useParams();
  const documents = useDocuments();
  return (
    <Screen title={words.title} lead={words.lead}>
      <RoleNotice permission="edit" />
      <Loaded query={documents} waiting={<Rows />}>
        {({ documents: entries }) => {
          const paths = entries.map(({ path }) => path).filter((path) => path.startsWith('menus/'));
          const ids = sortMenus(paths.map((path) => path.slice('menus/'.length)));
          const current = ids.find((id) => id === menu) ?? ids[0];
          if (current === undefined) return <Nothing icon="menu" title={words.none} text={words.noneText} />;
          return (
            <Stack gap="4">
              <MenuPicker ids={ids} current={current} />
              <OpenMenu key={current} id={current} />
            </Stack>
          );
        }}
      </Loaded>
    </Screen>
  );
}
