import { Button, Flex, NativeSelect, Stack, chakra } from '@chakra-ui/react';
import { readCatalogStructure } from '../../machines/picture/structure.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import { Pane } from './pane.tsx';

/** On a phone the list would come before everything else: there it is one control. */
function MachineChoice() {
  const { store, view } = useLab();
  return (
    <NativeSelect.Root hideFrom="lg">
      <NativeSelect.Field
        aria-label={messages.machine}
        fontFamily="mono"
        value={view.run.machine}
        onChange={({ target }) => store.start(target.value)}
      >
        {store.machines.map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
/** Every flow of the catalogue; picking one starts it. */
export function MachineList() {
  const { store, view } = useLab();
  return (
    <Pane title={messages.machines}>
      <MachineChoice />
      <Stack hideBelow="lg" as="ul" gap="1px" listStyleType="none" marginInline="-2">
        {store.machines.map((id) => {
          const isCurrent = id === view.run.machine;
          return (
            <li key={id}>
              <Button
                variant="ghost"
                transition="none"
                size="sm"
                width="full"
                height="8"
                paddingInline="2"
                fontWeight={isCurrent ? '600' : '400'}
                background={isCurrent ? 'lit.ground' : undefined}
                color={isCurrent ? 'lit.text' : 'fg'}
                {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
                onClick={() => store.start(id)}
              >
                <Flex width="full" justify="space-between" align="center">
                  <span>{id}</span>
                  <chakra.span
                    fontSize="xs"
                    color={isCurrent ? 'lit.text' : 'fg.muted'}
                    fontVariantNumeric="tabular-nums"
                  >
                    {readCatalogStructure(id).states.length}
                    <chakra.span srOnly>{messages.statesCount}</chakra.span>
                  </chakra.span>
                </Flex>
              </Button>
            </li>
          );
        })}
      </Stack>
    </Pane>
  );
}
