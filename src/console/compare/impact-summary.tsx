import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Impact } from '../../protocol/release/impact.ts';
import { Icon } from '../ui/icon.tsx';
import { compareMessages as words } from './compare-messages.ts';
import { describeScreen, nameScreen } from './screen-name.ts';

const shownAtFirst = 6;

/** Which screens and flow steps a change touches, in words. */
export function ImpactSummary(props: { readonly impact: Impact | null; readonly onPictures?: () => void }) {
  const { impact } = props;
  if (impact === null) return <Text color="fg.muted">{words.impactUnknown}</Text>;
  const { screens, total, flows } = impact;
  const rest = screens.length - shownAtFirst;
  return (
    <Stack gap="3">
      <Text fontWeight="medium">
        {screens.length === 0 ? words.altersNone(total) : words.alters(screens.length, total)}
      </Text>
      {screens.length > 0 ? (
        <Stack as="ul" gap="1.5" listStyleType="none">
          {screens.slice(0, shownAtFirst).map((screen) => (
            <Box as="li" key={`${screen.kind} ${screen.id}`}>
              <Text as="span">{nameScreen(screen)}</Text>{' '}
              <Text as="span" color="fg.muted" overflowWrap="anywhere">
                {describeScreen(screen)}
              </Text>
            </Box>
          ))}
          {rest > 0 ? (
            <Text as="li" color="fg.muted">
              + {rest}
            </Text>
          ) : null}
        </Stack>
      ) : null}
      {flows.map(({ machine, states, of }) => (
        <Text key={machine} color="fg.muted">
          {words.flow(machine, states.length, of)}
        </Text>
      ))}
      {screens.length > 0 && props.onPictures ? (
        <Flex>
          <Button size="xs" variant="outline" onClick={props.onPictures}>
            <Icon name="eye" />
            {words.pictures}
          </Button>
        </Flex>
      ) : null}
    </Stack>
  );
}
