import { chakra, Flex, Input } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { toWords } from '../../../editing/commands/layout-tree.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { editorMessages } from '../editor-messages.ts';
import type { ControlKind } from './control-kind.ts';

const { properties: words } = editorMessages;

export interface ControlProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly disabled: boolean;
}

const unset = '';
const mostSegments = 4;
const textOf = (value: Json | undefined): string =>
  value === undefined || value === null || typeof value === 'object' ? unset : String(value);
const nameOption = (value: Json): string => {
  const text = textOf(value);
  return text.length < 3 ? text : toWords(text);
};

/** One of some values: all in sight while they are few and short, else a list. */
export function ChoiceControl(
  props: ControlProps & { readonly control: Extract<ControlKind, { readonly kind: 'choice' }> },
) {
  const { control, onChange } = props;
  const options = control.options.map((option) => ({ value: textOf(option), label: nameOption(option) }));
  const all = [{ value: unset, label: words.unset }, ...options];
  const choose = (text: string) => {
    const option = control.options.find((one) => textOf(one) === text);
    onChange(text === unset ? undefined : option);
  };
  const length = options.reduce((sum, { label }) => sum + label.length, 0);
  const isShort = options.length < mostSegments && length <= 18;
  return isShort ? (
    <Segments label={props.label} value={textOf(props.value)} segments={all} onChange={choose} />
  ) : (
    <Choice label={props.label} value={textOf(props.value)} options={all} onChange={choose} width="full" />
  );
}

export function SwitchControl({ label, value, onChange }: ControlProps) {
  return (
    <Segments
      label={label}
      value={textOf(value)}
      segments={[
        { value: unset, label: words.unset },
        { value: 'true', label: words.on },
        { value: 'false', label: words.off },
      ]}
      onChange={(text) => onChange(text === unset ? undefined : text === 'true')}
    />
  );
}

/** A line whose value counts when it is left or Enter is pressed, so that one change is one edit. */
export function LineControl(
  props: ControlProps & {
    readonly inputMode?: 'text' | 'decimal';
    readonly pattern?: string | null;
    readonly placeholder?: string;
    /** Undefined for what cannot be taken. */
    readonly read?: (text: string) => Json | undefined;
  },
) {
  const { value, onChange, read = (text: string) => text, pattern = null } = props;
  const saved = textOf(value);
  const [text, setText] = useState(saved);
  useEffect(() => setText(saved), [saved]);
  const isFine =
    text === '' || ((pattern === null || new RegExp(pattern, 'u').test(text)) && read(text) !== undefined);
  const save = () => {
    if (text === saved) return;
    if (!isFine) setText(saved);
    else onChange(text === '' ? undefined : read(text));
  };
  return (
    <Input
      size="xs"
      aria-label={props.label}
      aria-invalid={isFine ? undefined : true}
      inputMode={props.inputMode ?? 'text'}
      placeholder={props.placeholder ?? ''}
      disabled={props.disabled}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') setText(saved);
      }}
    />
  );
}

export function NumberControl(
  props: ControlProps & { readonly control: Extract<ControlKind, { readonly kind: 'number' }> },
) {
  const { control, ...rest } = props;
  const { least, most, isWhole } = control;
  const read = (text: string): Json | undefined => {
    const number = Number(text);
    const isInside =
      Number.isFinite(number) && number >= (least ?? -Infinity) && number <= (most ?? Infinity);
    return isInside && (!isWhole || Number.isInteger(number)) ? number : undefined;
  };
  return (
    <LineControl
      {...rest}
      inputMode="decimal"
      read={read}
      placeholder={least !== null && most !== null ? `${least}–${most}` : ''}
    />
  );
}

const Label = chakra('span', { base: { fontSize: 'xs', color: 'fg.muted', fontWeight: 'medium' } });
/** A control under its words. */
export function LabelledControl(props: {
  readonly title: string;
  /** Other ways to say the value. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Flex direction="column" gap="1" minWidth="0">
      <Flex align="center" gap="1">
        <Label aria-hidden="true" flex="1">
          {props.title}
        </Label>
        {props.ways}
      </Flex>
      {props.children}
    </Flex>
  );
}
