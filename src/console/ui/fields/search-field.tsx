import { Input, InputGroup } from '@chakra-ui/react';
import { Icon } from '../icon.tsx';

export function SearchField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly width?: string;
}) {
  return (
    <InputGroup
      startElement={<Icon name="search" />}
      width={{ base: 'full', md: props.width ?? '64' }}
      flexShrink="1"
    >
      <Input
        type="search"
        size="xs"
        background="bg.panel"
        aria-label={props.label}
        placeholder={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </InputGroup>
  );
}
