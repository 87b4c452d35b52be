import { Button, Flex, Text } from '@chakra-ui/react';
import { setProp } from '../../../editing/commands/set-prop.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { Icon } from '../../ui/icon.tsx';
import { LabelledIconButton } from '../../ui/icon-button.tsx';
import { editorMessages } from '../editor-messages.ts';
import { useEditing } from '../use-editing.ts';
import { LabelledControl } from './plain-control.tsx';
import { readValue, type ShownProp } from './prop-list.ts';
import { ValueControl } from './value-control.tsx';
import { firstValue, WidthControl } from './width-control.tsx';

const { properties: words } = editorMessages;
/** Pixels from which on a window is no phone. */
const middle = 700;

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

/** The way from one value to one by width, and back. */
function WidthWay(props: {
  readonly prop: ShownProp;
  readonly disabled: boolean;
  readonly onSet: (value: Json) => void;
}) {
  const { prop, disabled, onSet } = props;
  const { widths } = useEditing();
  const held = readValue(prop.value);
  const first = firstValue(prop.value, prop.control);
  const other = widths.find(({ from }) => from >= middle);
  if (!prop.isResponsive || other === undefined) return null;
  return held.kind === 'widths' ? (
    <LabelledIconButton
      icon="undo"
      size="2xs"
      label={`${prop.title}: ${words.oneValue}`}
      disabled={disabled}
      onClick={() => onSet(held.base)}
    />
  ) : (
    <LabelledIconButton
      icon="tablet"
      size="2xs"
      label={`${prop.title}: ${words.byWidth}`}
      disabled={disabled}
      onClick={() => onSet({ $r: { base: first, [other.name]: first } })}
    />
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
  const way = <WidthWay prop={prop} disabled={disabled} onSet={set} />;
  if (held.kind === 'widths')
    return (
      <LabelledControl title={title} ways={way}>
        <WidthControl prop={prop} disabled={disabled} />
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
    <LabelledControl title={title} ways={way}>
      <ValueControl control={control} label={title} value={value} disabled={disabled} onChange={set} />
    </LabelledControl>
  );
}
