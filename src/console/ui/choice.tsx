import { NativeSelect } from '@chakra-ui/react';

/** One of several, in a list of the platform's own. */
export function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <NativeSelect.Root size="sm" width={{ base: '40', md: '36' }}>
      <NativeSelect.Field
        aria-label={props.label}
        height={{ base: '10', md: '8' }}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
