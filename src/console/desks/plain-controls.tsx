import { Input, InputGroup, NativeSelect, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PictureField } from '../media/picture-field.tsx';
import { MomentInput } from '../ui/fields/moment-input.tsx';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { Framed, frameOf, height, textOf, type ControlProps } from './control-frame.tsx';
import { deskMessages as words } from './desk-messages.ts';

const Line = (props: ControlProps) => (
  <Framed {...frameOf(props)}>
    <Input
      size="sm"
      height={height}
      maxLength={props.field.most ?? 400}
      value={textOf(props.value)}
      onChange={({ target }) => props.onChange(target.value)}
    />
  </Framed>
);
/** An amount, a rate or a number, with its unit beside it. */
function Figure(props: ControlProps & { readonly unit: ReactNode; readonly mode: 'decimal' | 'numeric' }) {
  return (
    <Framed {...frameOf(props)}>
      <InputGroup endElement={<Text fontSize="xs">{props.unit}</Text>}>
        <Input
          size="sm"
          height={height}
          maxLength={20}
          inputMode={props.mode}
          fontVariantNumeric="tabular-nums"
          value={textOf(props.value)}
          onChange={({ target }) => props.onChange(target.value)}
        />
      </InputGroup>
    </Framed>
  );
}
/** A whole number; what is none stays as it was typed, so that nothing is lost. */
const Whole = (props: ControlProps) => (
  <Figure
    {...props}
    mode="numeric"
    unit={null}
    onChange={(typed) => {
      const text = textOf(typed).trim();
      props.onChange(text === '' ? null : /^-?\d{1,15}$/.test(text) ? Number(text) : text);
    }}
  />
);
const optionsOf = ({ field, name, context }: ControlProps) =>
  field.kind === 'reference'
    ? (context.choices[name] ?? [])
    : Object.entries(field.options ?? {}).map(([value, label]) => ({ value, label }));
/** One of the options of a choice, or of what a reference may name. */
function Choosing(props: ControlProps) {
  const { field, value } = props;
  const options = optionsOf(props);
  const isChosen = options.some((one) => one.value === textOf(value));
  return (
    <Framed {...frameOf(props)}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          height={height}
          value={textOf(value)}
          onChange={({ target }) => props.onChange(target.value === '' ? null : target.value)}
        >
          {field.isOptional || !isChosen ? (
            <option value="">{field.isOptional ? words.none : words.choose}</option>
          ) : null}
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Framed>
  );
}
const Flag = (props: ControlProps) => (
  <SwitchField label={props.field.label} isOn={props.value === true} onChange={props.onChange} />
);
const Moment = (props: ControlProps) => (
  <Framed {...frameOf(props)}>
    <MomentInput
      value={textOf(props.value)}
      onType={(moment) => props.onChange(moment === '' ? null : moment)}
    />
  </Framed>
);
const Picture = (props: ControlProps) => {
  const { fault, ...frame } = frameOf(props);
  return (
    <PictureField
      {...frame}
      fault={fault ?? null}
      value={textOf(props.value)}
      onChange={(value) => props.onChange(value === '' ? null : value)}
    />
  );
};

/** Controls of kinds with one input. */
export const plainControls = {
  line: Line,
  money: (props: ControlProps) => <Figure {...props} mode="decimal" unit={props.context.currency} />,
  number: Whole,
  choice: Choosing,
  reference: Choosing,
  flag: Flag,
  moment: Moment,
  picture: Picture,
} as const;
