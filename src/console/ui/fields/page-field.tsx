import { Input, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { notices } from '../../../protocol/calls/notices.ts';
import { useSite } from '../../http/queries.ts';
import { useCall } from '../../http/use-call.ts';
import { entryMessages as words } from '../entry-messages.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

/** In place of a page: an address that is entered. */
const elsewhere = 'https:';

/** Topics of help that readers meet, by the address that opens each. */
function useHelpTopics(): readonly { readonly path: string; readonly title: string }[] {
  const entries = useCall(notices.read).data?.notices ?? [];
  return entries
    .filter(({ state, fields }) => fields.kind === 'HT' && state === 'shown')
    .map(({ fields: { tag, texts } }) => ({ path: `/help#${tag}`, title: texts['EN']?.title ?? tag }));
}

/**
 * Where a press leads: a page or a topic of help of the site, which is looked up, or an https address of another site. Empty for nowhere.
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
  const topics = useHelpTopics();
  const isPage = [...pages, ...topics].some(({ path }) => path === value);
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
            value={isEntered ? elsewhere : value}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{words.nowhere}</option>
            {pages.map(({ id, path }) => (
              <option key={id} value={path}>
                {words.page(id, path)}
              </option>
            ))}
            {topics.map(({ path, title }) => (
              <option key={path} value={path}>
                {words.topic(title, path)}
              </option>
            ))}
            <option value={elsewhere}>{words.elsewhere}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {isEntered ? (
          <Input
            size="sm"
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
