import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  ValidatorType,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Desk } from '../../protocol/desks/define-desk.ts';
import type { ControlProps } from './control-frame.tsx';
import { deskMessages as words } from './desk-messages.ts';
import type { FormValues } from './desk-schema.ts';
import { partControls } from './part-controls.tsx';
import { plainControls } from './plain-controls.tsx';
import type { DeskContext } from './show-value.ts';

const controls = { ...plainControls, ...partControls };
const wide = new Set(['words', 'grid', 'moneyList']);
/** What the fields of a form share. */
export interface FormScope {
  readonly desk: Desk;
  readonly context: DeskContext;
  readonly isNew: boolean;
}
const scopeOf = (registry: { readonly formContext: unknown }): FormScope => registry.formContext as FormScope;

/** The library asks for a validator; the server is the judge, and what it finds is handed to the fields. */
export const judgedElsewhere: ValidatorType<FormValues> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** One field of a desk, by its kind. */
function DeskFieldInput(props: FieldProps<FormValues>): ReactNode {
  const { desk, context, isNew } = scopeOf(props.registry);
  const { path } = props.fieldPathId;
  const name = String(path.at(-1));
  const field = desk.fields[name];
  if (field === undefined) return null;
  const Control: (control: ControlProps) => ReactNode = controls[field.kind];
  const isFixed = field.isFixed === true && !isNew && desk.shape === 'list';
  return (
    <fieldset disabled={isFixed} style={{ minWidth: 0 }}>
      <Control
        name={name}
        field={field}
        value={props.formData}
        faults={{ ...props.errorSchema, __errors: props.rawErrors ?? [] }}
        context={context}
        onChange={(value) => props.onChange(value as FormValues, path)}
      />
    </fieldset>
  );
}
const Plain = ({ children }: FieldTemplateProps<FormValues>): ReactNode => children;
function Fields({ properties, registry }: ObjectFieldTemplateProps<FormValues>): ReactNode {
  const { desk } = scopeOf(registry);
  const isWide = (name: string): boolean => name === 'rows' || wide.has(desk.fields[name]?.kind ?? '');
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
      {properties.map(({ name, content }) => (
        <Box key={name} minWidth="0" {...(isWide(name) ? { gridColumn: '1 / -1' } : {})}>
          {content}
        </Box>
      ))}
    </Grid>
  );
}
const RowList = ({ items, onAddClick, rawErrors = [] }: ArrayFieldTemplateProps<FormValues>): ReactNode => (
  <Stack gap="4">
    {items}
    {rawErrors.length === 0 ? null : (
      <Text role="alert" color="fg.error">
        {rawErrors.join(' ')}
      </Text>
    )}
    <Box>
      <Button size="sm" variant="outline" height={{ base: '11', md: '8' }} onClick={onAddClick}>
        {words.addRow}
      </Button>
    </Box>
  </Stack>
);
const RowItem = ({ children, index, buttonsProps }: ArrayFieldItemTemplateProps<FormValues>): ReactNode => (
  <Box
    as="section"
    aria-label={words.row(index + 1)}
    borderWidth="1px"
    borderColor="border"
    borderRadius="l2"
    padding="4"
  >
    <Flex justify="space-between" align="center" marginBlockEnd="3">
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        {words.row(index + 1)}
      </Heading>
      <Button
        size="xs"
        variant="ghost"
        height={{ base: '11', md: '8' }}
        aria-label={words.removeRow(words.row(index + 1))}
        onClick={buttonsProps.onRemoveItem}
      >
        {words.remove}
      </Button>
    </Flex>
    {children}
  </Box>
);
/** How the library's form is drawn. */
export const templates = {
  FieldTemplate: Plain,
  ObjectFieldTemplate: Fields,
  ArrayFieldTemplate: RowList,
  ArrayFieldItemTemplate: RowItem,
};
/** The one field of the house, for all kinds. */
export const ownFields = { deskField: DeskFieldInput };
