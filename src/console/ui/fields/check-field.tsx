import { Checkbox } from '@chakra-ui/react';

/** A box to tick with its words, as high as a finger on a phone. */
export function CheckField(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <Checkbox.Root checked={props.isOn} onCheckedChange={({ checked }) => props.onChange(checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{props.label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
