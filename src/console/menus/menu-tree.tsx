import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import type { SiteOverview, DocumentSource } from '../../protocol/calls/site.ts';
import { readText } from '../fields/field-names.ts';
import { messages } from '../messages.ts';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { LabelledSwitch } from '../ui/fields/labelled-switch.tsx';
import type { MenuRow } from './menu-document.ts';

const { menus: words } = messages;

export interface LocaleTexts {
  readonly locale: SiteOverview['locales'][number];
  readonly source: DocumentSource | undefined;
}
export interface MenuActions {
  show(row: MenuRow, isShown: boolean): void;
  move(row: MenuRow, by: -1 | 1): void;
  reset(row: MenuRow): void;
}

function Labels({ row, texts }: { readonly row: MenuRow; readonly texts: readonly LocaleTexts[] }) {
  const [first, ...others] = texts;
  const faded = row.hidden || row.parentHidden;
  return (
    <Stack gap="0.5" minWidth="0" flex="1">
      <Flex gap="2" align="baseline" wrap="wrap">
        <Text
          fontWeight="medium"
          color={faded ? 'fg.muted' : 'fg'}
          textDecoration={row.hidden ? 'line-through' : 'none'}
        >
          {readText(first?.source, row.labelKey) ?? row.labelKey}
        </Text>
        {row.target.kind === 'page' ? (
          <Text fontFamily="mono" fontSize="xs" color="fg.subtle">
            {row.target.name}
          </Text>
        ) : (
          <Badge size="sm" variant="outline">
            {row.target.kind === 'group' ? words.group : words.action}
          </Badge>
        )}
        {row.conditional ? (
          <Badge size="sm" variant="outline" title={words.conditionalText}>
            {words.conditional}
          </Badge>
        ) : null}
        {row.parentHidden ? <Badge size="sm">{words.parentHidden}</Badge> : null}
      </Flex>
      <Flex gap="3" wrap="wrap" fontSize="xs" color="fg.muted">
        {others.map(({ locale, source }) => {
          const text = readText(source, row.labelKey);
          if (text === undefined && source)
            return (
              <Badge key={locale.code} size="sm" colorPalette="red">
                {words.missingText(locale.nativeName)}
              </Badge>
            );
          return (
            <Text as="span" key={locale.code}>
              <Text as="span" color="fg.subtle">
                {locale.code}
              </Text>{' '}
              <bdi lang={locale.bcp47}>{text ?? '…'}</bdi>
            </Text>
          );
        })}
      </Flex>
    </Stack>
  );
}

function Entry(props: {
  readonly row: MenuRow;
  readonly texts: readonly LocaleTexts[];
  readonly mayEdit: boolean;
  readonly actions: MenuActions;
}) {
  const { row, texts, mayEdit, actions } = props;
  const name = readText(texts[0]?.source, row.labelKey) ?? row.id;
  const [first, last] = [row.index === 0, row.index === row.siblings - 1];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null || !mayEdit) return;
    event.preventDefault();
    actions.move(row, by);
  };
  const move = (by: -1 | 1, isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd || !mayEdit,
    opacity: isAtEnd || !mayEdit ? 0.35 : 1,
    onClick: () => (isAtEnd || !mayEdit ? undefined : actions.move(row, by)),
  });
  return (
    <Flex
      as="li"
      align="center"
      gap={{ base: '1', md: '3' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      paddingBlock="2.5"
      paddingInlineEnd="3"
      paddingInlineStart={{ base: `${0.75 + row.depth}rem`, md: `${1 + row.depth * 1.75}rem` }}
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      background={row.changed ? 'brand.subtle' : 'transparent'}
      onKeyDown={onKeyDown}
    >
      {row.depth > 0 ? (
        <Box
          width="2.5"
          height="2.5"
          borderInlineStartWidth="1px"
          borderBlockEndWidth="1px"
          borderColor="border.emphasized"
          marginBlockStart="-2"
        />
      ) : null}
      <Labels row={row} texts={texts} />
      <Flex align="center" marginInlineStart="auto">
        {row.changed ? (
          <>
            <Badge colorPalette="brand" marginInlineEnd="1">
              {words.changed}
            </Badge>
            {mayEdit ? (
              <LabelledIconButton icon="reset" label={words.reset(name)} onClick={() => actions.reset(row)} />
            ) : null}
          </>
        ) : null}
        <LabelledIconButton icon="up" label={words.moveUp(name)} {...move(-1, first)} />
        <LabelledIconButton icon="down" label={words.moveDown(name)} {...move(1, last)} />
        <Box marginInlineStart="2">
          <LabelledSwitch
            label={words.show(name)}
            on={!row.hidden}
            disabled={!mayEdit}
            onChange={(on) => actions.show(row, on)}
          />
        </Box>
      </Flex>
    </Flex>
  );
}

/** Entries of one menu, groups above their children. */
export function MenuTree(props: {
  readonly rows: readonly MenuRow[];
  readonly texts: readonly LocaleTexts[];
  readonly mayEdit: boolean;
  readonly actions: MenuActions;
}) {
  const { rows, ...rest } = props;
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {rows.map((row) => (
        <Entry key={row.trail.join('/')} row={row} {...rest} />
      ))}
    </Stack>
  );
}
