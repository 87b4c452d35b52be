import { Box, Flex } from '@chakra-ui/react';
import type { Json } from '../../../protocol/json/json.ts';
import { isJsonObject } from '../../../protocol/json/json-patches.ts';
import { themePath } from '../../brand/look/theme-document.ts';
import { useDocument } from '../../http/queries.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { editorMessages } from '../editor-messages.ts';
import { useEditing } from '../use-editing.ts';
import type { ControlProps } from './plain-control.tsx';

const { properties: words } = editorMessages;

/** The steps of a scale, with what the theme of the site replaces. */
function useScale(scale: string): Readonly<Record<string, string>> {
  const { tokens } = useEditing();
  const theme = useDocument(themePath).data?.draft;
  const held = isJsonObject(theme) ? theme['tokens'] : undefined;
  const replaced = isJsonObject(held) && isJsonObject(held[scale]) ? held[scale] : {};
  const strings = Object.entries(replaced).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...tokens[scale], ...Object.fromEntries(strings) };
}

/** Of a length in rem, as a browser shows it with its own size of text; else nothing. */
function inPixels(value: string): string {
  const [, rem] = /^(?:min\()?([\d.]+)rem/.exec(value) ?? [];
  return rem === undefined ? '' : words.pixels(Number(rem) * 16);
}

/** What a step looks like: a corner, or a length. */
function Sample({ scale, value }: { readonly scale: string; readonly value: string }) {
  return scale === 'radii' ? (
    <Box
      boxSize="6"
      flexShrink="0"
      borderWidth="2px"
      borderColor="border.emphasized"
      style={{ borderStartStartRadius: value }}
      borderInlineEndWidth="0"
      borderBlockEndWidth="0"
    />
  ) : (
    <Box width="12" flexShrink="0" overflow="hidden">
      <Box height="2" background="border.emphasized" maxWidth="full" style={{ width: value }} />
    </Box>
  );
}

/** A step of a scale of the theme, with its value and how it looks. */
export function TokenControl(
  props: ControlProps & { readonly options: readonly string[]; readonly scale: string },
) {
  const { scale, options, onChange, disabled } = props;
  const steps = useScale(scale);
  const value: Json = typeof props.value === 'string' ? props.value : '';
  const length = steps[value];
  return (
    <Flex gap="2" align="center">
      <Box flex="1" minWidth="0">
        <Choice
          label={props.label}
          value={value}
          width="full"
          isDisabled={disabled}
          options={[
            { value: '', label: words.unset },
            ...options.map((step) => ({ value: step, label: words.step(step, inPixels(steps[step] ?? '')) })),
          ]}
          onChange={(step) => onChange(step === '' ? undefined : step)}
        />
      </Box>
      <Box aria-hidden="true">{length === undefined ? null : <Sample scale={scale} value={length} />}</Box>
    </Flex>
  );
}
