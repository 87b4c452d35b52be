import { Button, Flex, Text } from '@chakra-ui/react';
import { setProp } from '../../../editing/commands/set-prop.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessages } from '../editor-messages.ts';
import { useEditing } from '../use-editing.ts';
import { LabelledControl } from './plain-control.tsx';
import { readValue, type ShownProp } from './prop-list.ts';
import { ValueControl } from './value-control.tsx';

const { properties: words } = editorMessages;

/** A value that is not set here but comes from somewhere: what it is, and the way back to a plain one. */
function Bound(props: {
  readonly text: string;
  readonly action: string;
  readonly disabled: boolean;
  readonly onAction: () => void;
}) {
  return (
    <Flex gap="2" align="center" background="bg.muted" borderRadius="l1" paddingInline="2" paddingBlock="1.5">
      <Icon name="chart" size="3.5" />
      <Text fontSize="xs" flex="1" minWidth="0" overflowWrap="anywhere">
        {props.text}
      </Text>
      <Button size="2xs" variant="ghost" disabled={props.disabled} onClick={props.onAction}>
        {props.action}
      </Button>
    </Flex>
  );
}

/** One property of the selected part. */
export function PropRow({ prop }: { readonly prop: ShownProp }) {
  const { selected, run, maySet } = useEditing();
  const { name, title, control, value, isRequired } = prop;
  const held = readValue(value);
  const set = (next: Json | undefined) =>
    run((document) => setProp(document, { id: selected?.id ?? '', name, value: next }));
  const disabled = !maySet(name);
  if (held.kind === 'widths')
    return (
      <LabelledControl title={title}>
        <Bound
          text={words.perWidth(held.words)}
          action={words.oneValue}
          disabled={disabled}
          onAction={() => set(held.base)}
        />
      </LabelledControl>
    );
  if (held.kind === 'rule' || (held.kind === 'data' && control.kind !== 'data'))
    return (
      <LabelledControl title={title}>
        <Bound
          text={held.kind === 'data' ? `${words.fromData}: ${held.path}` : words.byRule}
          action={words.clear}
          disabled={disabled || isRequired}
          onAction={() => set(undefined)}
        />
      </LabelledControl>
    );
  return (
    <LabelledControl title={title}>
      <ValueControl control={control} label={title} value={value} disabled={disabled} onChange={set} />
    </LabelledControl>
  );
}
