import { NativeSelect } from '@chakra-ui/react';

/** One of several, in a list of the platform's own. */
export function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly width?: string;
}) {
  return (
    <NativeSelect.Root
      size="xs"
      disabled={props.isDisabled ?? false}
      width={{ base: props.width ? 'full' : '40', md: props.width ?? '36' }}
    >
      <NativeSelect.Field
        aria-label={props.label}
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
