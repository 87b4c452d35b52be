import { Flex, SegmentGroup } from '@chakra-ui/react';
import { Icon, type IconName } from '../icon.tsx';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
}
/** One of a few, all in sight. */
export function Segments<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <SegmentGroup.Root
      size="sm"
      minWidth="0"
      maxWidth="full"
      overflowX="auto"
      aria-label={props.label}
      value={props.value}
      disabled={props.isDisabled ?? false}
      onValueChange={({ value }) => {
        const chosen = props.segments.find((segment) => segment.value === value);
        if (chosen) props.onChange(chosen.value);
      }}
    >
      <SegmentGroup.Indicator />
      {props.segments.map(({ value, label, icon }) => (
        <SegmentGroup.Item key={value} value={value}>
          <SegmentGroup.ItemText>
            <Flex align="center" gap="1.5">
              {icon ? <Icon name={icon} /> : null}
              {label}
            </Flex>
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
