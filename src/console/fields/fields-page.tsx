import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ConsolePermission } from '../../protocol/console/console-api.ts';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useDocument } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Segments, type Segment } from '../ui/fields/segments.tsx';
import { useFieldActions } from './field-actions.ts';
import { useFieldName, useFormsByField } from './field-names.ts';
import { FieldTable } from './field-table.tsx';
import { readRows, registerFieldsPath, type FieldRow } from './register-fields.ts';

const { fields: words } = messages;

type Only = 'all' | 'shown' | 'hidden' | 'changed';
const segments: readonly Segment<Only>[] = [
  { value: 'all', label: words.all },
  { value: 'shown', label: words.shown },
  { value: 'hidden', label: words.hidden },
  { value: 'changed', label: words.changed },
];
function isOf(only: Only, { field, changed }: FieldRow): boolean {
  switch (only) {
    case 'all':
      return true;
    case 'shown':
      return field.enabled;
    case 'hidden':
      return !field.enabled;
    case 'changed':
      return changed;
  }
}

/** Says once, above a screen, why its switches do not move. */
export function RoleNotice({
  permission,
  text,
}: {
  readonly permission: Exclude<ConsolePermission, 'read'>;
  /** What this screen asks the permission for, where that is said more narrowly. */
  readonly text?: string;
}) {
  const may = useMay(permission);
  return may ? null : (
    <Alert.Root status="info" marginBlockEnd="4">
      <Alert.Indicator />
      <Alert.Title>{text ?? messages.roleMayNot[permission]}</Alert.Title>
    </Alert.Root>
  );
}

function Fields({ source }: { readonly source: DocumentSource }) {
  const nameOf = useFieldName();
  const forms = useFormsByField();
  const mayEdit = useMay('edit');
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const all = readRows(source.draft, source.live);
  const sought = search.trim().toLowerCase();
  const visible = all.filter(
    (row) => isOf(only, row) && `${nameOf(row.name)} ${row.name}`.toLowerCase().includes(sought),
  );
  const actions = useFieldActions({ live: source.live, all, visible, nameOf });
  const enabled = all.filter(({ field }) => field.enabled);
  const clear = () => {
    setSearch('');
    setOnly('all');
  };
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <SearchField label={words.filter} value={search} onChange={setSearch} />
        <Segments label={words.only} value={only} segments={segments} onChange={setOnly} />
        <Text color="fg.muted" marginInlineStart={{ md: 'auto' }}>
          {words.summary(enabled.length, enabled.filter(({ field }) => field.required).length)}
        </Text>
      </Flex>
      <Panel padded={false}>
        {visible.length === 0 ? (
          <Nothing icon="search" title={words.noMatch} text={words.noMatchText}>
            <Button size="sm" variant="outline" onClick={clear}>
              {words.clear}
            </Button>
          </Nothing>
        ) : (
          <FieldTable
            rows={visible.map((row, index) => ({
              row,
              label: nameOf(row.name),
              mayEdit,
              actions,
              first: index === 0,
              last: index === visible.length - 1,
              usedBy: forms[row.name] ?? [],
            }))}
          />
        )}
      </Panel>
      <Text color="fg.subtle" fontSize="xs" hideBelow="md">
        {words.keyboard}
      </Text>
    </Stack>
  );
}

/** The main job: what a visitor is asked, in which order, and what is accepted. */
export function FieldsPage() {
  const source = useDocument(registerFieldsPath);
  return (
    <Screen title={words.title} lead={words.lead} width="wide">
      <RoleNotice permission="edit" />
      <Loaded query={source} waiting={<Rows count={10} />}>
        {(loaded) => <Fields source={loaded} />}
      </Loaded>
    </Screen>
  );
}
