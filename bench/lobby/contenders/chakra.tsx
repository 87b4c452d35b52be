import { Badge, Box, ChakraProvider, Grid, IconButton, Image, Stack, Text } from '@chakra-ui/react';
import { memo, useSyncExternalStore, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createFoyerSystem } from '../../../src/components/styles/system.ts';
import { laneSize, type Game, type Lane, type LobbyData } from '../contender.ts';

/** Hand-written with Chakra's components, which make their styles while they render. */
let shown: LobbyData = { lanes: [] };
let redraw = (): void => undefined;
let pressed = '';
const palettes = { success: 'green', danger: 'red', warning: 'orange' } as const;
const system = createFoyerSystem({});

const Card = memo(function Card({ game }: { readonly game: Game }): ReactElement {
  return (
    <Box as="article" minWidth="0" bg="bg.surface" borderRadius="xl" borderWidth="1px">
      <Box minWidth="0">
        <Image
          src={game.image}
          alt=""
          aria-hidden="true"
          decoding="async"
          loading="lazy"
          width="full"
          aspectRatio="3 / 4"
          objectFit="cover"
          bg="bg.muted"
        />
      </Box>
      <Box minWidth="0" paddingInline="3" paddingBlock="2.5">
        <Text as="span" fontSize="sm" fontWeight="semibold" textWrap="pretty">
          {game.title}
        </Text>
        <Text as="span" fontSize="xs" color="fg.muted" textWrap="pretty">
          {game.vendor}
        </Text>
      </Box>
      <Badge colorPalette={palettes[game.tone]}>{game.badge}</Badge>
      <Box minWidth="0" paddingInline="3">
        <Text as="small" textWrap="pretty">
          Jackpot
        </Text>
        <Text as="strong" fontVariantNumeric="tabular-nums" textWrap="pretty">
          {game.jackpot}
        </Text>
      </Box>
      <IconButton
        variant="ghost"
        aria-label={`Add ${game.title} to favourites`}
        onClick={() => {
          pressed = game.id;
        }}
      />
    </Box>
  );
});

const LaneView = memo(function LaneView({ lane }: { readonly lane: Lane }): ReactElement {
  return (
    <Grid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, {sizes.thumb}), 1fr))">
      {lane.games.map((game) => (
        <Card key={game.id} game={game} />
      ))}
    </Grid>
  );
});

const subscribe = (listener: () => void): (() => void) => {
  redraw = listener;
  return () => undefined;
};

function Lobby(): ReactElement {
  const { lanes } = useSyncExternalStore(subscribe, () => shown);
  return (
    <ChakraProvider value={system}>
      <Stack gap="6">
        {lanes.map((lane) => (
          <LaneView key={lane.key} lane={lane} />
        ))}
      </Stack>
    </ChakraProvider>
  );
}

let root: Root | null = null;
globalThis.contender = {
  name: 'React with Chakra',
  mount: (element, data) => {
    shown = data;
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(<Lobby />));
  },
  update: (index, value) => {
    const laneIndex = Math.floor(index / laneSize);
    const lane = shown.lanes[laneIndex] as Lane;
    const games = [...lane.games];
    games[index % laneSize] = { ...(games[index % laneSize] as Game), jackpot: value };
    const lanes = [...shown.lanes];
    lanes[laneIndex] = { ...lane, games };
    shown = { lanes };
    flushSync(redraw);
  },
  unmount: () => {
    flushSync(() => root?.unmount());
    shown = { lanes: [] };
    if (pressed !== '') throw new Error(`nobody pressed, got ${pressed}`);
  },
};
