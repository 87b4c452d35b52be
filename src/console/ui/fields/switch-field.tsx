import { Switch } from '@chakra-ui/react';

/** A switch of a form, with its words beside it. */
export const SwitchField = (props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) => (
  <Switch.Root
    size="sm"
    colorPalette="brand"
    checked={props.isOn}
    onCheckedChange={({ checked }) => props.onChange(checked)}
  >
    <Switch.HiddenInput />
    <Switch.Control {...(props.isOn ? {} : { background: 'control.off' })} />
    <Switch.Label>{props.label}</Switch.Label>
  </Switch.Root>
);
