import { Badge, Box, Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import type { RegisterFieldsField } from '../../protocol/generated/settings.ts';
import { messages } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { LabelledSwitch } from '../ui/fields/labelled-switch.tsx';
import type { FieldActions } from './field-actions.ts';
import { PatternDialog } from './pattern-dialog.tsx';
import { describePattern, type FieldRow } from './register-fields.ts';
import { Note } from '../ui/note.tsx';

const { fields: words } = messages;

/** What every cell of a row knows. */
export interface CellProps {
  readonly row: FieldRow;
  readonly label: string;
  readonly mayEdit: boolean;
  readonly actions: FieldActions;
  readonly first: boolean;
  readonly last: boolean;
  readonly usedBy: readonly string[];
}

export function NameCell({ row, label }: CellProps) {
  const hint = messages.fieldHints[row.name];
  return (
    <Stack gap="0.5" minWidth="0">
      <Flex columnGap="2" align="baseline" wrap="wrap">
        <Text fontWeight="medium" color={row.field.enabled ? 'fg' : 'fg.muted'}>
          {label}
        </Text>
        <Text fontFamily="mono" fontSize="xs" color="fg.subtle">
          {row.name}
        </Text>
      </Flex>
      {row.lock || hint ? (
        <Flex gap="1.5" color="fg.subtle" fontSize="xs" align="start">
          {row.lock ? (
            <Box paddingBlockStart="0.5">
              <Icon name="lock" size="3" />
            </Box>
          ) : null}
          <Text>{row.lock ?? hint}</Text>
        </Flex>
      ) : null}
    </Stack>
  );
}
export function ShownCell({ row, label, mayEdit, actions }: CellProps) {
  return (
    <LabelledSwitch
      label={words.showSwitch(label)}
      on={row.field.enabled}
      disabled={!mayEdit || row.lock !== null}
      onChange={(on) => actions.show(row, on)}
    />
  );
}
export function RequiredCell({ row, label, mayEdit, actions }: CellProps) {
  return (
    <LabelledSwitch
      label={words.requireSwitch(label)}
      on={row.field.required}
      disabled={!mayEdit || row.lock !== null}
      onChange={(on) => actions.require(row, on)}
    />
  );
}
export function OrderCell({ row, label, mayEdit, actions, first, last }: CellProps) {
  // A button at the end stays in the tab order: disabling it would throw the focus of the keyboard away.
  const move = (by: -1 | 1, isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd || !mayEdit,
    opacity: isAtEnd || !mayEdit ? 0.35 : 1,
    onClick: () => (isAtEnd || !mayEdit ? undefined : actions.move(row, by)),
  });
  return (
    <Flex>
      <LabelledIconButton icon="up" label={words.moveUp(label)} {...move(-1, first)} />
      <LabelledIconButton icon="down" label={words.moveDown(label)} {...move(1, last)} />
    </Flex>
  );
}
export function PatternCell({ row, label, mayEdit, actions }: CellProps) {
  const [open, setOpen] = useState(false);
  const { rule, length } = describePattern(row.field);
  return (
    <>
      <Button
        variant="ghost"
        size="xs"
        height="auto"
        paddingBlock="1"
        paddingInline="2"
        marginInlineStart="-2"
        fontWeight="normal"
        fontSize="sm"
        whiteSpace="normal"
        textAlign="start"
        justifyContent="start"
        disabled={!mayEdit}
        aria-label={words.editPattern(label, length ? `${rule}, ${length}` : rule)}
        onClick={() => setOpen(true)}
      >
        <span>
          {rule}
          {length ? (
            <Text as="span" display="block" color="fg.subtle" fontSize="xs" whiteSpace="nowrap">
              {length}
            </Text>
          ) : null}
        </span>
        <Box color="fg.subtle">
          <Icon name="pencil" size="3.5" />
        </Box>
      </Button>
      <PatternDialog
        open={open}
        name={label}
        field={row.field}
        onClose={() => setOpen(false)}
        onApply={(pattern) => {
          setOpen(false);
          actions.accept(row, pattern);
        }}
      />
    </>
  );
}
export function UsedByCell({ usedBy }: CellProps) {
  const [first, ...others] = usedBy;
  return (
    <Note title={usedBy.join(', ')} whiteSpace="nowrap">
      {first ?? words.usedByNone}
      {others.length > 0 ? <span aria-hidden="true"> +{others.length}</span> : null}
      {others.length > 0 ? <VisuallyHidden>, {others.join(', ')}</VisuallyHidden> : null}
    </Note>
  );
}

function describeLive(live: RegisterFieldsField | null): string {
  if (!live) return words.noPattern;
  const { rule, length } = describePattern(live);
  const onOff = (on: boolean) => (on ? words.on : words.off);
  return words.wasLive(
    [
      `${words.columns.shown} ${onOff(live.enabled)}`,
      `${words.columns.required} ${onOff(live.required)}`,
      length ? `${rule}, ${length}` : rule,
    ].join(' · '),
  );
}
export function OriginCell({ row, label, mayEdit, actions }: CellProps) {
  if (!row.changed)
    return (
      <Text color="fg.subtle" fontSize="xs">
        {words.originLive}
      </Text>
    );
  return (
    <Flex align="center" gap="1">
      <Badge colorPalette="brand" title={describeLive(row.live)}>
        {words.originChanged}
      </Badge>
      {mayEdit ? (
        <LabelledIconButton icon="reset" label={words.reset(label)} onClick={() => actions.reset(row)} />
      ) : null}
    </Flex>
  );
}
