import { Switch } from '@chakra-ui/react';

/** A switch whose words are elsewhere (a table's head); `label` says them to readers. */
export function LabelledSwitch(props: {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <Switch.Root
      size="sm"
      colorPalette="brand"
      checked={props.on}
      disabled={props.disabled ?? false}
      onCheckedChange={({ checked }) => props.onChange(checked)}
      minWidth={{ base: '11', md: '6' }}
      justifyContent="center"
    >
      <Switch.HiddenInput aria-label={props.label} />
      <Switch.Control
        {...(props.on ? {} : { background: 'control.off' })}
        _focusVisible={{ outline: '2px solid', outlineOffset: '2px' }}
      />
    </Switch.Root>
  );
}
