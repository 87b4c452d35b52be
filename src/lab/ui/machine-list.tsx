import { Button, Flex, Stack, chakra } from '@chakra-ui/react';
import { readCatalogStructure } from '../../machines/picture/structure.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import { Pane } from './pane.tsx';

/** Every flow of the catalogue; picking one starts it. */
export function MachineList() {
  const { store, view } = useLab();
  return (
    <Pane title={messages.machines}>
      <Stack as="ul" gap="1px" listStyleType="none" marginInline="-2">
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
