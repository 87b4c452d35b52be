import { Button, Flex, Text } from '@chakra-ui/react';
import { describeRule } from '../../../compiler/diff/describe-rule.ts';
import { addText } from '../../../editing/commands/add-text.ts';
import { setProp } from '../../../editing/commands/set-prop.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { Icon } from '../../ui/icon.tsx';
import { LabelledIconButton } from '../../ui/icon-button.tsx';
import { DataWay } from '../data/data-way.tsx';
import { namePath } from '../data/readable.ts';
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
      <LabelledIconButton
        icon="trash"
        label={props.action}
        disabled={props.disabled}
        onClick={props.onAction}
      />
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

/** Words that a property does not have yet. */
function NoWords(props: { readonly prop: ShownProp; readonly disabled: boolean }) {
  const { selected, document, keys, run } = useEditing();
  const stem = document.split('/').at(-1) ?? '';
  return (
    <Button
      size="xs"
      variant="outline"
      alignSelf="start"
      aria-label={`${props.prop.title}: ${words.addWords}`}
      disabled={props.disabled}
      onClick={() =>
        run((tree) => addText(tree, keys, { id: selected?.id ?? '', name: props.prop.name, stem }))
      }
    >
      {words.addWords}
    </Button>
  );
}

function PropControl(props: {
  readonly prop: ShownProp;
  readonly disabled: boolean;
  readonly onSet: (value: Json | undefined) => void;
}) {
  const { prop, disabled, onSet } = props;
  const held = readValue(prop.value);
  switch (held.kind) {
    case 'widths':
      return <WidthControl prop={prop} disabled={disabled} />;
    case 'data':
    case 'rule':
      return (
        <Bound
          text={held.kind === 'data' ? namePath(held.path) : describeRule(held.rule)}
          action={`${prop.title}: ${words.clear}`}
          disabled={disabled || prop.isRequired}
          onAction={() => onSet(undefined)}
        />
      );
    case 'plain':
      break;
  }
  const { control, title, value } = prop;
  if (control.kind === 'words') return <NoWords prop={prop} disabled={disabled} />;
  return <ValueControl control={control} label={title} value={value} disabled={disabled} onChange={onSet} />;
}

/** One property of the selected part. */
export function PropRow({ prop }: { readonly prop: ShownProp }) {
  const { selected, run, maySet } = useEditing();
  const { name, title } = prop;
  const set = (next: Json | undefined) =>
    run((document) => setProp(document, { id: selected?.id ?? '', name, value: next }));
  const disabled = !maySet(name);
  const ways = (
    <>
      <WidthWay prop={prop} disabled={disabled} onSet={set} />
      <DataWay name={name} title={title} kinds={prop.dataKinds} />
    </>
  );
  return (
    <LabelledControl title={title} ways={ways}>
      <PropControl prop={prop} disabled={disabled} onSet={set} />
    </LabelledControl>
  );
}
