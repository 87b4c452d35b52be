import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { toWords } from '../../../editing/commands/layout-tree.ts';
import type { Json, JsonObject } from '../../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../../protocol/json/json-patches.ts';
import { useDocument, useDocuments } from '../../http/queries.ts';
import { PictureField } from '../../media/picture-field.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { LabelledIconButton } from '../../ui/icon-button.tsx';
import { editorMessages } from '../editor-messages.ts';
import { useEditing } from '../use-editing.ts';
import { controlOf, type ControlKind } from './control-kind.ts';
import {
  ChoiceControl,
  LabelledControl,
  LineControl,
  NumberControl,
  SwitchControl,
  type ControlProps,
} from './plain-control.tsx';
import { TokenControl } from './token-control.tsx';

const { properties: words } = editorMessages;
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A name from a list that the site has: a route, a drawing, a form. */
function NameControl(props: ControlProps & { readonly names: readonly string[] }) {
  const { names, value, onChange } = props;
  const options = [...new Set([...names, textOf(value)].filter(Boolean))].map((name) => ({
    value: name,
    label: name,
  }));
  return (
    <Choice
      label={props.label}
      value={textOf(value)}
      options={[{ value: '', label: words.unset }, ...options]}
      onChange={(name) => onChange(name === '' ? undefined : name)}
      width="full"
    />
  );
}
function RouteControl(props: ControlProps) {
  const site = useDocument('site').data?.draft;
  const routes = isJsonObject(site) && isJsonList(site['routes']) ? site['routes'] : [];
  const names = routes.flatMap((route) => (isJsonObject(route) ? [textOf(route['id'])] : []));
  return <NameControl {...props} names={names} />;
}
function FormControl(props: ControlProps) {
  const documents = useDocuments().data?.documents ?? [];
  const names = documents.flatMap(({ path }) => /^forms\/(.+)\.schema$/.exec(path)?.[1] ?? []);
  return <NameControl {...props} names={names} />;
}
function FieldsControl(
  props: ControlProps & { readonly control: Extract<ControlKind, { readonly kind: 'fields' }> },
) {
  const { control, value, onChange } = props;
  const held: JsonObject = isJsonObject(value) ? value : {};
  const change = (name: string, next: Json | undefined) => {
    const rest = Object.entries(held).filter(([key]) => key !== name);
    const all = Object.fromEntries(next === undefined ? rest : [...rest, [name, next]]);
    onChange(Object.keys(all).length === 0 ? undefined : all);
  };
  return (
    <Stack
      gap="2"
      borderInlineStartWidth="2px"
      borderColor="border"
      paddingInlineStart="3"
      role="group"
      aria-label={props.label}
    >
      {control.fields.map(([name, schema]) => {
        const inner = controlOf(schema);
        return inner === null ? null : (
          <LabelledControl key={name} title={textOf(schema['title']) || toWords(name)}>
            <ValueControl
              control={inner}
              label={`${props.label}: ${toWords(name)}`}
              value={held[name]}
              disabled={props.disabled}
              onChange={(next) => change(name, next)}
            />
          </LabelledControl>
        );
      })}
    </Stack>
  );
}
function ListControl(
  props: ControlProps & { readonly control: Extract<ControlKind, { readonly kind: 'list' }> },
) {
  const { control, value, onChange, disabled } = props;
  const items = isJsonList(value) ? value : [];
  const inner = controlOf(control.items);
  if (inner === null) return null;
  const isObject = inner.kind === 'fields';
  return (
    <Stack gap="2" role="group" aria-label={props.label}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries of such a list have no name
        <Flex key={index} gap="2" align={isObject ? 'start' : 'center'}>
          <Box flex="1" minWidth="0">
            <ValueControl
              control={inner}
              label={`${props.label}: ${words.item(index + 1)}`}
              value={item}
              disabled={disabled}
              onChange={(next) =>
                onChange(items.map((one, place) => (place === index ? (next ?? (isObject ? {} : '')) : one)))
              }
            />
          </Box>
          <LabelledIconButton
            icon="trash"
            label={`${words.take}: ${words.item(index + 1)}`}
            disabled={disabled}
            onClick={() => {
              const rest = items.filter((_, place) => place !== index);
              onChange(rest.length === 0 ? undefined : rest);
            }}
          />
        </Flex>
      ))}
      <Button
        size="xs"
        variant="outline"
        alignSelf="start"
        disabled={disabled}
        onClick={() => onChange([...items, isObject ? {} : ''])}
      >
        {words.add}
      </Button>
    </Stack>
  );
}

/** The control of a value, whatever its kind. */
export function ValueControl(props: ControlProps & { readonly control: ControlKind }) {
  const { control, ...rest } = props;
  const { icons } = useEditing();
  switch (control.kind) {
    case 'choice':
      return control.scale === null ? (
        <ChoiceControl {...rest} control={control} />
      ) : (
        <TokenControl {...rest} options={control.options.map(textOf)} scale={control.scale} />
      );
    case 'switch':
      return <SwitchControl {...rest} />;
    case 'number':
      return <NumberControl {...rest} control={control} />;
    case 'icon':
      return <NameControl {...rest} names={icons} />;
    case 'route':
      return <RouteControl {...rest} />;
    case 'form':
      return <FormControl {...rest} />;
    case 'picture':
      return (
        <PictureField
          label=""
          aria-label={rest.label}
          value={textOf(rest.value)}
          mayEdit={!rest.disabled}
          onChange={(path) => rest.onChange(path === '' ? undefined : path)}
        />
      );
    case 'fields':
      return <FieldsControl {...rest} control={control} />;
    case 'list':
      return <ListControl {...rest} control={control} />;
    case 'data':
      return (
        <Text fontSize="xs" color="fg.muted">
          {words.noData}
        </Text>
      );
    case 'film':
      return <LineControl {...rest} />;
    case 'line':
      return <LineControl {...rest} pattern={control.pattern} />;
    case 'words':
      return <Text fontSize="sm">{textOf(rest.value)}</Text>;
  }
}
