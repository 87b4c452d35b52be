import { Box, Flex, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { editorMessages } from './editor-messages.ts';

const { areas: words } = editorMessages;
export const areaNames = ['outline', 'canvas', 'properties', 'findings'] as const;
export type AreaName = (typeof areaNames)[number];

/** Moves the focus to an area of the editor: to what is in its order of tabs first. */
export function focusArea(name: AreaName): void {
  const area = document.querySelector<HTMLElement>(`[data-editor-area="${name}"]`);
  const target = area?.querySelector<HTMLElement>(
    '[tabindex="0"], input, textarea, select, button:not(:disabled)',
  );
  (target ?? area)?.focus();
}
/** The area that has the focus; the outline where none has. */
export function nextArea(by: 1 | -1): AreaName {
  const current = document.activeElement?.closest('[data-editor-area]')?.getAttribute('data-editor-area');
  const index = areaNames.findIndex((name) => name === current);
  return areaNames[(index + by + areaNames.length) % areaNames.length] ?? 'outline';
}

/** Outline, page and form beside one another; on a phone each is a tab. */
export function EditorLayout(props: {
  readonly isNarrow: boolean;
  readonly area: AreaName;
  readonly onArea: (area: AreaName) => void;
  readonly outline: ReactNode;
  readonly canvas: ReactNode;
  readonly properties: ReactNode;
  readonly findings: ReactNode;
  readonly findingCount: number;
}) {
  if (props.isNarrow) return <TabbedAreas {...props} />;
  const side = { background: 'bg.panel', borderColor: 'border', overflowY: 'auto', flexShrink: 0 } as const;
  return (
    <Flex flex="1" minHeight="0">
      <Flex direction="column" width="17.5rem" borderInlineEndWidth="1px" {...side} overflowY="hidden">
        <Box
          as="section"
          aria-label={words.outline}
          data-editor-area="outline"
          flex="1"
          minHeight="0"
          overflowY="auto"
        >
          {props.outline}
        </Box>
        <Box
          as="section"
          aria-label={words.findings}
          data-editor-area="findings"
          tabIndex={-1}
          maxHeight="40%"
          overflowY="auto"
          borderBlockStartWidth="1px"
          borderColor="border"
        >
          {props.findings}
        </Box>
      </Flex>
      <Box as="section" aria-label={words.canvas} data-editor-area="canvas" flex="1" minWidth="0">
        {props.canvas}
      </Box>
      <Box
        as="section"
        aria-label={words.properties}
        data-editor-area="properties"
        tabIndex={-1}
        width="20rem"
        borderInlineStartWidth="1px"
        {...side}
      >
        {props.properties}
      </Box>
    </Flex>
  );
}

function TabbedAreas(props: Parameters<typeof EditorLayout>[0]) {
  return (
    <Tabs.Root
      value={props.area}
      onValueChange={({ value }) => props.onArea(areaNames.find((name) => name === value) ?? 'canvas')}
      display="flex"
      flexDirection="column"
      flex="1"
      minHeight="0"
      variant="line"
      fitted
    >
      <Tabs.List aria-label={words.label}>
        {areaNames.map((name) => (
          <Tabs.Trigger key={name} value={name} minHeight="11" paddingInline="1">
            {words[name]}
            {name === 'findings' && props.findingCount > 0 ? ` ${props.findingCount}` : ''}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {areaNames.map((name) => (
        <Tabs.Content
          key={name}
          value={name}
          data-editor-area={name}
          padding="0"
          flex="1"
          minHeight="0"
          overflowY="auto"
          background="bg.panel"
        >
          {props[name]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
