import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useDocument } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { LabelledSwitch } from '../ui/fields/labelled-switch.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import {
  listModules,
  readModules,
  setModule,
  whitelabelPath,
  type ModuleRow,
} from './whitelabel-document.ts';

const { whitelabel: words } = messages;

interface RowProps {
  readonly row: ModuleRow;
  readonly depth: number;
  readonly mayEdit: boolean;
  readonly onSwitch: (row: ModuleRow, on: boolean) => void;
}
function ModuleLine({ row, depth, mayEdit, onSwitch }: RowProps) {
  const Name = depth === 0 ? Heading : Text;
  return (
    <Flex
      align="center"
      gap="3"
      paddingBlock={depth === 0 ? '3' : '2'}
      paddingInlineEnd="4"
      paddingInlineStart={`${1 + Math.max(0, depth - 1) * 1.5}rem`}
      borderBlockStartWidth={depth === 0 ? '0' : '1px'}
      borderColor="border.muted"
      background={row.changed ? 'brand.subtle' : depth === 0 ? 'bg.subtle' : 'transparent'}
    >
      <Flex flex="1" minWidth="0" gap="2" align="baseline" wrap="wrap">
        <Name
          {...(depth === 0 ? { as: 'h2' } : {})}
          fontSize="sm"
          fontWeight={depth === 0 ? 'semibold' : 'normal'}
          lineHeight="1.4"
          color={row.enabled && !row.groupOff ? 'fg' : 'fg.muted'}
        >
          {row.name}
        </Name>
        <Text fontFamily="mono" fontSize="xs" color="fg.subtle">
          {row.modId}
        </Text>
        {row.groupOff && row.enabled ? <Badge size="sm">{words.groupOff}</Badge> : null}
      </Flex>
      {row.changed ? <Badge colorPalette="brand">{words.changed}</Badge> : null}
      <LabelledSwitch
        label={words.switch(row.name)}
        on={row.enabled}
        disabled={!mayEdit}
        onChange={(on) => onSwitch(row, on)}
      />
    </Flex>
  );
}
function Lines(props: RowProps) {
  const { row, depth, ...rest } = props;
  return (
    <>
      <ModuleLine {...props} />
      {row.children.map((child) => (
        <Lines key={child.modId} row={child} depth={depth + 1} {...rest} />
      ))}
    </>
  );
}

/** Keeps modules that match, and the groups that hold one. */
function filterModules(row: ModuleRow, sought: string): ModuleRow | null {
  if (`${row.name} ${row.modId}`.toLowerCase().includes(sought)) return row;
  const children = row.children.flatMap((child) => filterModules(child, sought) ?? []);
  return children.length > 0 ? { ...row, children } : null;
}

function Modules({ source }: { readonly source: DocumentSource }) {
  const editor = useDraftEditor();
  const mayEdit = useMay('edit');
  const [search, setSearch] = useState('');
  const root = readModules(source.draft, source.live);
  if (!root) return <Nothing icon="switches" title={words.noMatch} />;
  const onSwitch = (row: ModuleRow, on: boolean) =>
    editor.edit(whitelabelPath, (document) => setModule(document, row.place, on));
  const sought = search.trim().toLowerCase();
  const groups = root.children.flatMap((child) => filterModules(child, sought) ?? []);
  const leaves = groups.filter(({ children }) => children.length === 0);
  const every = listModules(root);
  const rest = { mayEdit, onSwitch };
  return (
    <Stack gap="4">
      <Flex gap="3" align="center" wrap="wrap">
        <SearchField label={words.filter} value={search} onChange={setSearch} />
        <Text color="fg.muted" marginInlineStart={{ md: 'auto' }}>
          {words.count(every.filter(({ enabled, groupOff }) => enabled && !groupOff).length, every.length)}
        </Text>
      </Flex>
      {groups.length === 0 ? (
        <Panel>
          <Nothing icon="search" title={words.noMatch} text={words.noMatchText} />
        </Panel>
      ) : null}
      <Box columnCount={{ base: 1, xl: 2 }} columnGap="4">
        {sought === '' || leaves.length > 0 ? (
          <Box breakInside="avoid" marginBlockEnd="4">
            <Panel padded={false}>
              <ModuleLine row={{ ...root, name: words.general }} depth={0} {...rest} />
              {leaves.map((row) => (
                <ModuleLine key={row.modId} row={row} depth={1} {...rest} />
              ))}
            </Panel>
          </Box>
        ) : null}
        {groups
          .filter(({ children }) => children.length > 0)
          .map((row) => (
            <Box key={row.modId} breakInside="avoid" marginBlockEnd="4">
              <Panel padded={false}>
                <Lines row={row} depth={0} {...rest} />
              </Panel>
            </Box>
          ))}
      </Box>
    </Stack>
  );
}

/** The module switches of the portal. */
export function WhitelabelPage() {
  const source = useDocument(whitelabelPath);
  return (
    <Screen title={words.title} lead={words.lead} width="wide">
      <RoleNotice permission="edit" />
      <Loaded query={source}>{(loaded) => <Modules source={loaded} />}</Loaded>
    </Screen>
  );
}
