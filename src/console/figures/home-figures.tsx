import { Flex, Grid, Stack } from '@chakra-ui/react';
import { useMay } from '../draft/draft-context.tsx';
import { PartTitle } from '../ui/section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { figureMessages as words } from './figure-messages.ts';
import { FigureTile } from './figure-tile.tsx';

const essential = ['revenue', 'deposits', 'registrations', 'active'] as const;
const today = { span: 'today', from: '', to: '', product: '' } as const;

/** The essential figures of the day, for roles that may see them. */
export function HomeFigures() {
  if (!useMay('figures')) return null;
  return (
    <Stack gap="2" as="section">
      <Flex justify="space-between" align="center">
        <PartTitle>{words.home}</PartTitle>
        <TextLink to="/figures" isInline fontWeight="medium">
          {words.homeAll}
        </TextLink>
      </Flex>
      <Grid gap="4" templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}>
        {essential.map((name) => (
          <FigureTile key={name} name={name} period={today} isSmall />
        ))}
      </Grid>
    </Stack>
  );
}
