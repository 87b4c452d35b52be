import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { readWidths, setWidthValue } from '../../../editing/commands/set-width-value.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { LabelledIconButton } from '../../ui/icon-button.tsx';
import { editorMessages } from '../editor-messages.ts';
import { useEditing } from '../use-editing.ts';
import type { ShownProp } from './prop-list.ts';
import { ValueControl } from './value-control.tsx';

const { properties: words } = editorMessages;
const narrowest = 'base';

/** A value for each width of the window that has one; what the page in its frame shows is marked. */
export function WidthControl({ prop, disabled }: { readonly prop: ShownProp; readonly disabled: boolean }) {
  const { selected, run, widths, shownWidth } = useEditing();
  const { name, title, control } = prop;
  const held = readWidths(prop.value);
  const set = (width: string, value: Json | undefined) =>
    run((document) =>
      setWidthValue(
        document,
        widths.map((one) => one.name),
        { id: selected?.id ?? '', name, width, value },
      ),
    );
  const there = widths.filter((width) => held[width.name] !== undefined);
  const rest = widths.filter((width) => held[width.name] === undefined);
  const current = there.findLast(({ from }) => from <= shownWidth)?.name;
  return (
    <Stack gap="2" role="group" aria-label={title}>
      {there.map(({ name: width, from }) => (
        <Stack key={width} gap="1">
          <Flex align="center" gap="2">
            <Text fontSize="xs" fontWeight={width === current ? 'semibold' : 'normal'} flex="1">
              {words.fromWidth(from)}
              {width === current ? ` · ${words.shownNow}` : ''}
            </Text>
            {width === narrowest ? null : (
              <LabelledIconButton
                icon="trash"
                size="2xs"
                label={`${words.take}: ${title}, ${words.fromWidth(from)}`}
                disabled={disabled}
                onClick={() => set(width, undefined)}
              />
            )}
          </Flex>
          <ValueControl
            control={control}
            label={`${title}, ${words.fromWidth(from)}`}
            value={held[width]}
            disabled={disabled}
            onChange={(value) => {
              if (value !== undefined) set(width, value);
            }}
          />
        </Stack>
      ))}
      {rest.length === 0 ? null : (
        <Box>
          <Choice
            label={`${title}: ${words.addWidth}`}
            value=""
            width="full"
            isDisabled={disabled}
            options={[
              { value: '', label: words.addWidth },
              ...rest.map(({ name: width, from }) => ({ value: width, label: words.fromWidth(from) })),
            ]}
            onChange={(width) => {
              // It begins with what holds there without it.
              const before = there.findLast(
                ({ from }) => from <= (widths.find((one) => one.name === width)?.from ?? 0),
              );
              if (width !== '') set(width, firstValue(held[before?.name ?? narrowest], control));
            }}
          />
        </Box>
      )}
    </Stack>
  );
}

/** What a value by width begins with: what held before, or the first that the control has. */
export function firstValue(before: Json | undefined, control: ShownProp['control']): Json {
  if (before !== undefined && before !== null) return before;
  if (control.kind === 'choice') return control.options[0] ?? null;
  return control.kind === 'switch' ? true : control.kind === 'number' ? (control.least ?? 0) : '';
}
