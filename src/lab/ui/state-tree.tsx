import { Flex, chakra } from '@chakra-ui/react';
import { messages } from '../messages.ts';
import { listActiveStates } from '../simulation.ts';
import { useLab } from './lab-context.ts';
import { Pane } from './pane.tsx';

/** The states as an indented list: which are active, which have been visited, what each waits for. */
export function StateTree() {
  const { structure, view } = useLab();
  const { simulation, reached } = view;
  const active = listActiveStates(simulation.read().state);
  return (
    <Pane title={messages.states}>
      <chakra.ul listStyleType="none" fontFamily="mono" fontSize="xs">
        {structure.states.map(({ path, name, depth }) => {
          const isActive = active.includes(path);
          const isVisited = reached.states.has(path);
          const waitKind = simulation.contract.states[path]?.waits;
          return (
            <chakra.li key={path} paddingInlineStart={`${depth * 16}px`} paddingBlock="2px">
              <Flex
                align="center"
                gap="2"
                paddingInline="2"
                marginInline="-2"
                paddingBlock="1"
                borderRadius="l1"
                background={isActive ? 'lit.ground' : undefined}
                color={isActive ? 'lit.text' : 'fg'}
                fontWeight={isActive ? '600' : '400'}
                {...(isActive ? { 'aria-current': 'step' as const } : {})}
              >
                <chakra.span
                  boxSize="2"
                  borderRadius="full"
                  borderWidth="1.5px"
                  borderColor={isVisited ? 'lit' : 'border.emphasized'}
                  background={isActive ? 'lit' : undefined}
                  flex="none"
                  aria-hidden="true"
                />
                <span>{name}</span>
                <chakra.span srOnly>
                  {isActive ? `, ${messages.active}` : isVisited ? `, ${messages.visited}` : ''}
                </chakra.span>
                {waitKind === undefined ? null : (
                  <chakra.span
                    marginInlineStart="auto"
                    color={isActive ? 'lit.text' : 'fg.muted'}
                    fontWeight="400"
                    title={messages.waits[waitKind]}
                  >
                    {waitKind}
                  </chakra.span>
                )}
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Pane>
  );
}
