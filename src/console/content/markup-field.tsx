import { Box, Button, Field, Flex, NativeSelect, Textarea, type TextareaProps } from '@chakra-ui/react';
import { useRef } from 'react';
import { contentMessages as words } from './content-messages.ts';
import { linkTo, markUp, type Mark, type MarkedText } from './mark-up.ts';

const marks = ['strong', 'em', 'ul', 'p'] as const satisfies readonly Mark[];

/** A text with a bar that puts tags around what is selected. Keys and other fields stay as everywhere. */
export function MarkupField(
  props: Omit<TextareaProps, 'value' | 'onChange'> & {
    /** The language of the text, for the name of the bar. */
    readonly name: string;
    readonly value: string;
    readonly onType: (text: string) => void;
    /** Pages that a link may lead to; none where the text has no links. */
    readonly pages: readonly string[];
  },
) {
  const { name, value, onType, pages, ...look } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (make: (range: readonly [number, number]) => MarkedText): void => {
    const field = area.current;
    if (field === null) return;
    const { text, start, end } = make([field.selectionStart, field.selectionEnd]);
    onType(text);
    // The text is in the field after the next drawing; the caret belongs there then.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  };
  return (
    <Box width="full">
      <Flex role="group" aria-label={words.toolbar(name)} gap="1" wrap="wrap" marginBlockEnd="1">
        {marks.map((mark) => (
          <Button
            key={mark}
            size="xs"
            height={{ base: '11', md: '7' }}
            variant="outline"
            fontWeight={mark === 'strong' ? 'bold' : 'normal'}
            fontStyle={mark === 'em' ? 'italic' : 'normal'}
            onClick={() => change((range) => markUp(value, range, mark))}
          >
            {words.marks[mark]}
          </Button>
        ))}
        {pages.length === 0 ? null : (
          // A field apart: both would have one id else, and the label would be the list’s.
          <Field.Root width="44">
            <NativeSelect.Root size="xs">
              <NativeSelect.Field
                height={{ base: '11', md: '7' }}
                aria-label={words.marks.a}
                value=""
                onChange={({ target }) => change((range) => linkTo(value, range, target.value))}
              >
                <option value="">{words.marks.a}</option>
                {pages.map((page) => (
                  <option key={page} value={page}>
                    {page}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        )}
      </Flex>
      <Textarea
        ref={area}
        size="sm"
        rows={6}
        {...look}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </Box>
  );
}
