import { Box, Field, Flex, Grid, NativeSelect } from '@chakra-ui/react';
import type { KeyboardEvent, Ref } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { PictureField } from '../media/picture-field.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { TypedLine } from '../ui/fields/typed-line.tsx';
import { channelIcons, readLine, setItem, type ItemKey, type ListKey } from './brand-document.ts';
import { itemRules } from './brand-faults.ts';
import { faultsOf, idOfPlace, type BrandField } from './brand-lines.tsx';
import { brandMessages as words } from './brand-messages.ts';

export interface ItemProps {
  readonly field: BrandField;
  readonly list: ListKey;
  readonly item: JsonObject;
  readonly index: number;
  readonly count: number;
  /** The first line of the entry. */
  readonly firstRef: Ref<HTMLInputElement>;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** What an operator calls an entry: what players read, else its place. */
export function nameItem(list: ListKey, item: JsonObject, index: number): string {
  return readLine(item, list === 'licenceMarks' ? 'name' : 'label') || words.unnamed(index + 1);
}

function ItemLine(props: ItemProps & { readonly name: ItemKey; readonly isFirst?: boolean }) {
  const { field, list, item, index, name } = props;
  const pointer = `/${list}/${index}/${name}`;
  const findFault = faultsOf(field, itemRules[list][name], pointer);
  const hint = name === 'name' ? words.nameHint : undefined;
  return (
    <TypedLine
      id={idOfPlace(pointer)}
      {...(props.isFirst === true ? { inputRef: props.firstRef } : {})}
      label={words.items[name]}
      isLabelShown
      value={readLine(item, name)}
      inputMode={name === 'address' ? 'url' : 'text'}
      {...(hint === undefined ? {} : { hint })}
      mayEdit={field.mayEdit}
      findFault={findFault}
      finding={field.findingAt(pointer)}
      savesFaults
      onLeave={(text) => field.edit((document) => setItem(document, list, index, name, text))}
    />
  );
}

function MarkField({ field, list, item, index }: ItemProps) {
  const pointer = `/${list}/${index}/image`;
  const value = readLine(item, 'image');
  const finding = faultsOf(field, itemRules[list].image, pointer)(value) ?? field.findingAt(pointer);
  return (
    <PictureField
      id={idOfPlace(pointer)}
      label={words.items.image}
      value={value}
      isRequired
      mayEdit={field.mayEdit}
      fault={finding?.message ?? null}
      onChange={(image) => field.edit((document) => setItem(document, list, index, 'image', image))}
    />
  );
}

function IconChoice({ field, list, item, index }: ItemProps) {
  const pointer = `/${list}/${index}/icon`;
  const finding = field.findingAt(pointer);
  const value = readLine(item, 'icon');
  const options = channelIcons.some((icon) => icon === value) ? channelIcons : [value, ...channelIcons];
  return (
    <Field.Root invalid={finding !== null} disabled={!field.mayEdit} id={idOfPlace(pointer)}>
      <Field.Label fontSize="xs" color="fg.muted">
        {words.items.icon}
      </Field.Label>
      <NativeSelect.Root size="sm" disabled={!field.mayEdit}>
        <NativeSelect.Field
          value={value}
          onChange={({ target }) =>
            field.edit((document) => setItem(document, list, index, 'icon', target.value))
          }
        >
          {options.map((icon) => (
            <option key={icon} value={icon}>
              {words.icons[icon] ?? icon}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{finding?.message}</Field.ErrorText>
    </Field.Root>
  );
}

function ItemButtons({ field, list, item, index, count, onMove, onRemove }: ItemProps) {
  const name = nameItem(list, item, index);
  const { mayEdit } = field;
  // A button at the end stays in the tab order: disabling it would throw the focus of the keyboard away.
  const press = (isOff: boolean, act: () => void) => ({
    'aria-disabled': isOff,
    opacity: isOff ? 0.35 : 1,
    onClick: () => (isOff ? undefined : act()),
  });
  return (
    <Flex justifySelf="end">
      <LabelledIconButton
        icon="up"
        label={words.moveUp(name)}
        {...press(!mayEdit || index === 0, () => onMove(-1))}
      />
      <LabelledIconButton
        icon="down"
        label={words.moveDown(name)}
        {...press(!mayEdit || index === count - 1, () => onMove(1))}
      />
      <LabelledIconButton icon="trash" label={words.remove(name)} {...press(!mayEdit, onRemove)} />
    </Flex>
  );
}

/** One entry of a list, with its lines and the ways to move and remove it. */
export function BrandItem(props: ItemProps) {
  const { field, list, item, index } = props;
  const isMark = list === 'licenceMarks';
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    // In a choice the same keys open it.
    if (!event.altKey || by === null || !field.mayEdit || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    props.onMove(by);
  };
  const iconColumn = list === 'messaging' ? 'minmax(0, 8rem) ' : '';
  return (
    <Box
      as="li"
      padding={{ base: '4', md: '5' }}
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      onKeyDown={onKeyDown}
    >
      <Grid
        role="group"
        aria-label={nameItem(list, item, index)}
        gap="3"
        alignItems="start"
        templateColumns={{ base: '1fr', md: `minmax(0, 1fr) ${iconColumn}minmax(0, 1.6fr) auto` }}
      >
        <ItemLine {...props} name={isMark ? 'name' : 'label'} isFirst />
        {list === 'messaging' ? <IconChoice {...props} /> : null}
        <Box minWidth="0">{isMark ? <MarkField {...props} /> : <ItemLine {...props} name="address" />}</Box>
        <Box paddingBlockStart={{ base: '0', md: '6' }} justifySelf="end">
          <ItemButtons {...props} />
        </Box>
      </Grid>
    </Box>
  );
}
