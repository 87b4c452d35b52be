import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { readReference } from '../../protocol/address/kept-picture.ts';
import { EntryPicture } from '../ui/entry-picture.tsx';
import { FormField, type FormFieldProps } from '../ui/fields/form-field.tsx';
import { mediaMessages as words } from './media-messages.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { findPicture, useLibrary } from './use-library.ts';

/** What is chosen, in words: the name of a picture of the library, or where a shipped one is. */
function useName(value: string): string {
  const { pictures } = useLibrary();
  if (value === '') return words.nothing;
  return findPicture(pictures, value)?.name ?? readReference(value) ?? value;
}

/**
 * A picture of a form: looked up in the library or among those that the installation ships, never typed. The value is
 * `media:<id>`, a path, or empty for none.
 */
export function PictureField(
  props: Omit<FormFieldProps, 'children' | 'onChange'> & {
    readonly value: string;
    readonly mayEdit?: boolean;
    readonly onChange: (value: string) => void;
  },
) {
  const { value, onChange, mayEdit = true, ...field } = props;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = useName(value);
  return (
    <FormField {...field} role="group" aria-label={typeof field.label === 'string' ? field.label : undefined}>
      <Flex gap="3" align="center" wrap="wrap">
        {value === '' ? null : (
          <Box
            borderWidth="1px"
            borderColor="border.muted"
            borderRadius="l2"
            background="bg.subtle"
            padding="1.5"
          >
            <EntryPicture path={value} maxHeight="20" maxWidth="40" objectFit="contain" />
          </Box>
        )}
        <Box minWidth="0">
          <Text fontSize="sm" color={value === '' ? 'fg.muted' : 'fg'} overflowWrap="anywhere">
            {name}
          </Text>
          <Flex gap="2" wrap="wrap" marginBlockStart="1.5">
            <Button
              ref={opener}
              size="sm"
              variant="outline"
              disabled={!mayEdit}
              aria-invalid={field.fault === null || field.fault === undefined ? undefined : true}
              onClick={() => setIsOpen(true)}
            >
              {value === '' ? words.choose : words.chooseOther}
            </Button>
            {value !== '' && field.isRequired !== true ? (
              <Button
                size="sm"
                variant="ghost"
                disabled={!mayEdit}
                onClick={() => {
                  onChange('');
                  opener.current?.focus();
                }}
              >
                {words.clear}
              </Button>
            ) : null}
          </Flex>
        </Box>
      </Flex>
      {isOpen ? (
        <PictureDialog
          value={value}
          onChoose={(chosen) => {
            onChange(chosen);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </FormField>
  );
}
