import { Progress, SimpleGrid, Stack, Text, chakra } from '@chakra-ui/react';
import { measureCoverage, type Tally } from '../coverage.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';

interface BarProps {
  readonly title: string;
  readonly tally: Tally;
  readonly describe: (name: string) => string;
}
function CoverageBar({ title, tally, describe }: BarProps) {
  const all = tally.reached.length + tally.missing.length;
  return (
    <Stack gap="2">
      <Progress.Root size="sm" value={tally.reached.length} max={all}>
        <Progress.Label fontWeight="600">{title}</Progress.Label>
        <Progress.Track marginTop="1">
          <Progress.Range background="lit" />
        </Progress.Track>
      </Progress.Root>
      {tally.missing.length === 0 ? (
        <Text color="fg.muted">{messages.allReached}</Text>
      ) : (
        <div>
          <Text fontSize="xs" color="fg.muted" marginBottom="1">
            {messages.notReached}
          </Text>
          <chakra.ul fontFamily="mono" fontSize="xs" listStyleType="none" lineHeight="1.7">
            {tally.missing.map((name) => (
              <li key={name}>{describe(name)}</li>
            ))}
          </chakra.ul>
        </div>
      )}
    </Stack>
  );
}
/** What has been reached of this machine since the lab was opened. */
export function CoveragePanel() {
  const { structure, view } = useLab();
  const { states, transitions } = measureCoverage(structure, view.reached);
  const arrowOf = new Map(structure.transitions.map((arrow) => [arrow.id, arrow]));
  const describe = (id: string): string => {
    const arrow = arrowOf.get(id);
    if (arrow === undefined) return id;
    const target = arrow.targets.length === 0 ? 'stays' : `→ ${arrow.targets.join(', ')}`;
    return `${arrow.source === '' ? '·' : arrow.source}  ${arrow.label}  ${target}`;
  };
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
      <CoverageBar
        title={messages.coveredStates(states.reached.length, structure.states.length)}
        tally={states}
        describe={(name) => name}
      />
      <CoverageBar
        title={messages.coveredTransitions(transitions.reached.length, structure.transitions.length)}
        tally={transitions}
        describe={describe}
      />
    </SimpleGrid>
  );
}
