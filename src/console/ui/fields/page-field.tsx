import { Input, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSite } from '../../http/queries.ts';
import { entryMessages as words } from '../entry-messages.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

const height = { base: '11', md: '9' } as const;
/** In place of a page: an address that is entered. */
const elsewhere = 'https:';

/**
 * Where a press leads: a page of the site, which is looked up, or an https address of another site. Empty for nowhere.
 */
export function PageField(
  props: Omit<FormFieldProps, 'children' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
  },
) {
  const { value, onChange, ...field } = props;
  // A page with a part that is filled in, such as an id, is none that a press could open.
  const pages = (useSite().data?.pages ?? []).filter(({ path }) => !path.includes(':'));
  const isPage = pages.some(({ path }) => path === value);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const isEntered = !isPage && (value !== '' || isElsewhere);
  const choose = (chosen: string) => {
    setIsElsewhere(chosen === elsewhere);
    onChange(chosen === elsewhere ? '' : chosen);
  };
  const isWrong = field.fault !== null && field.fault !== undefined;
  return (
    <FormField {...field}>
      <Stack gap="2" width="full">
        <NativeSelect.Root size="sm" invalid={isWrong}>
          <NativeSelect.Field
            height={height}
            value={isEntered ? elsewhere : value}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{words.nowhere}</option>
            {pages.map(({ id, path }) => (
              <option key={id} value={path}>
                {words.page(id, path)}
              </option>
            ))}
            <option value={elsewhere}>{words.elsewhere}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {isEntered ? (
          <Input
            size="sm"
            height={height}
            id={undefined}
            aria-label={words.address}
            inputMode="url"
            placeholder="https://"
            maxLength={200}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : null}
      </Stack>
    </FormField>
  );
}
