import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { nameNode, toWords } from '../../../editing/commands/layout-tree.ts';
import type { JsonSchema } from '../../../protocol/json/json.ts';
import { isJsonObject } from '../../../protocol/json/json-patches.ts';
import { useDocument } from '../../http/queries.ts';
import { LabelledIconButton } from '../../ui/icon-button.tsx';
import { Nothing } from '../../ui/screen.tsx';
import { editorMessages } from '../editor-messages.ts';
import type { Acts } from '../use-acts.ts';
import { useEditing } from '../use-editing.ts';
import { PropRow } from './prop-row.tsx';
import { listProps, pickBasic } from './prop-list.ts';
import { WordsForm } from './words-form.tsx';

const { properties: words, acts: actWords } = editorMessages;

function ActBar({ acts }: { readonly acts: Acts }) {
  const { mayEdit, selected } = useEditing();
  const isFixed = !mayEdit || selected?.parent === null;
  return (
    <Flex gap="0.5" role="group" aria-label={actWords.label}>
      <LabelledIconButton
        icon="plus"
        label={actWords.addAfter}
        size="xs"
        disabled={!mayEdit}
        onClick={acts.addAfter}
      />
      <LabelledIconButton
        icon="move"
        label={actWords.moveTo}
        size="xs"
        disabled={isFixed}
        onClick={acts.moveTo}
      />
      <LabelledIconButton icon="up" label={actWords.up} size="xs" disabled={isFixed} onClick={acts.moveUp} />
      <LabelledIconButton
        icon="down"
        label={actWords.down}
        size="xs"
        disabled={isFixed}
        onClick={acts.moveDown}
      />
      <LabelledIconButton
        icon="copy"
        label={actWords.duplicate}
        size="xs"
        disabled={isFixed}
        onClick={acts.duplicate}
      />
      <LabelledIconButton
        icon="trash"
        label={actWords.remove}
        size="xs"
        disabled={isFixed}
        onClick={acts.remove}
      />
    </Flex>
  );
}

/** What a fragment says may differ at each use of it. */
function useParameters(fragment: string | null): { readonly props: JsonSchema } | undefined {
  const document = useDocument(fragment === null ? 'site' : `fragments/${fragment}`).data?.draft;
  const properties = isJsonObject(document) ? document['params'] : undefined;
  return fragment !== null && isJsonObject(properties) ? { props: { properties } } : undefined;
}

/** The form of the selected part, made from the definition of its component. */
export function Properties(props: { readonly acts: Acts; readonly language: string }) {
  const { selected, components } = useEditing();
  const [isAll, setAll] = useState(false);
  const parameters = useParameters(selected?.use ?? null);
  if (selected === null) return <Nothing icon="fields" title={words.nothing} text={words.nothingText} />;
  const facts = components.get(selected.type);
  const all = listProps(selected, selected.use === null ? facts : parameters).filter(
    ({ control, value }) => control.kind !== 'words' || !(isJsonObject(value) && '$t' in value),
  );
  const basic = pickBasic(all, facts?.common ?? []);
  const visible = isAll ? all : basic;
  const about = selected.use === null ? (facts?.summary ?? '') : words.fragment(toWords(selected.use));
  return (
    <Stack gap="4" padding="4">
      <Stack gap="1">
        <Flex align="center" gap="2" justify="space-between">
          <Heading as="h2" fontSize="md" fontWeight="semibold">
            {nameNode(selected)}
          </Heading>
          <ActBar acts={props.acts} />
        </Flex>
        <Text fontSize="xs" color="fg.muted">
          {selected.parent === null ? words.whole : about}
        </Text>
      </Stack>
      <WordsForm language={props.language} />
      {visible.length === 0 ? null : (
        <Stack gap="3" borderBlockStartWidth="1px" borderColor="border" paddingBlockStart="4">
          {visible.map((prop) => (
            <PropRow key={`${selected.id} ${prop.name}`} prop={prop} />
          ))}
        </Stack>
      )}
      {all.length > basic.length ? (
        <Button
          size="xs"
          variant="outline"
          alignSelf="start"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? words.fewer : words.all}
        </Button>
      ) : null}
    </Stack>
  );
}
