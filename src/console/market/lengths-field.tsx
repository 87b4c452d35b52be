import { Button, Checkbox, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState, type SubmitEvent } from 'react';
import { showLength } from '../../compiler/diff/setting-words.ts';
import {
  isSameLength,
  isWithinLimits,
  lengthLimits,
  lengthUnits,
  sortLengths,
  usualLengths,
  writeSpan,
  type BreakLength,
  type LengthList,
  type LengthUnit,
} from '../../protocol/time/break-length.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { Row, type FieldProps } from './market-fields.tsx';
import { marketMessages as words } from './market-messages.ts';

/** A length that is not among the usual ones. */
function AddLength(props: {
  readonly list: LengthList;
  readonly chosen: readonly BreakLength[];
  readonly onAdd: (length: BreakLength) => void;
}) {
  const { list, chosen, onAdd } = props;
  const [count, setCount] = useState('');
  const [unit, setUnit] = useState<LengthUnit>('month');
  const [fault, setFault] = useState('');
  const faultId = useId();
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const length = /^[1-9][0-9]{0,3}$/.test(count.trim()) ? writeSpan({ unit, count: Number(count) }) : null;
    if (length === null || !isWithinLimits(list, length)) {
      const { least, most } = lengthLimits[list];
      setFault(words.lengthRange(showLength(least), showLength(most)));
    } else if (chosen.some((one) => isSameLength(one, length))) {
      setFault(words.lengthTwice);
    } else {
      onAdd(length);
      setCount('');
      setFault('');
    }
  };
  return (
    <form onSubmit={add} noValidate>
      <Flex gap="2" align="center" wrap="wrap" marginBlockStart="2">
        <Input
          size="xs"
          width="20"
          inputMode="numeric"
          aria-label={words.lengthCount(words.names[list])}
          aria-invalid={fault !== ''}
          aria-describedby={fault === '' ? undefined : faultId}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
        <Choice
          label={words.lengthUnit(words.names[list])}
          value={unit}
          options={lengthUnits.map((value) => ({ value, label: words.units[value] }))}
          onChange={(value) => setUnit(lengthUnits.find((one) => one === value) ?? unit)}
        />
        <Button type="submit" size="sm" variant="outline">
          {words.addLength}
        </Button>
      </Flex>
      {fault === '' ? null : (
        <Text id={faultId} role="alert" color="fg.error" fontSize="sm" marginBlockStart="1">
          {fault}
        </Text>
      )}
    </form>
  );
}

/** Lengths of breaks, the shortest first: the usual ones, those that the draft has, and any other within the limits. */
export function LengthsField({ name, ...field }: FieldProps & { readonly name: LengthList }) {
  const chosen: readonly BreakLength[] = field.draft[name];
  const offered = sortLengths([...chosen, ...usualLengths[name]]);
  const labelId = useId();
  const isChosen = (length: BreakLength): boolean => chosen.some((one) => isSameLength(one, length));
  const set = (lengths: readonly BreakLength[]): void => field.onSet(name, [...sortLengths(lengths)]);
  return (
    <Row name={name} field={field} labelId={labelId}>
      <Flex gap={{ base: '1', md: '4' }} wrap="wrap" role="group" aria-labelledby={labelId}>
        {offered.map((one) => (
          <Checkbox.Root
            key={one}
            size="sm"
            colorPalette="brand"
            paddingInlineEnd="2"
            checked={isChosen(one)}
            disabled={!field.mayEdit}
            onCheckedChange={({ checked }) =>
              set(checked === true ? [...chosen, one] : chosen.filter((other) => !isSameLength(one, other)))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{showLength(one)}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
      {field.mayEdit ? (
        <AddLength list={name} chosen={chosen} onAdd={(length) => set([...chosen, length])} />
      ) : null}
      {chosen.length === 0 ? (
        <Text color="fg.warning" fontSize="sm" marginBlockStart="2">
          {words.noLength[name]}
        </Text>
      ) : null}
    </Row>
  );
}
