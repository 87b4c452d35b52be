import { Badge, Box, Button, chakra, Flex, Image, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { atWidth, listWidths } from '../../protocol/address/kept-picture.ts';
import type { LibraryPicture } from './media-document.ts';
import { mediaMessages as words } from './media-messages.ts';
import { pictureFrame } from '../ui/picture-frame.ts';

/** Tiles that are drawn at first, and with each press on "more". */
const step = 60;

const TileGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 45%), 1fr))',
  },
});
const look = {
  display: 'block',
  width: 'full',
  textAlign: 'start',
  ...pictureFrame,
  background: 'bg.panel',
  cursor: 'pointer',
  _pressed: { borderColor: 'brand.solid', boxShadow: '0 0 0 1px {colors.brand.solid}' },
} as const;
const TileButton = chakra('button', { base: look });
const TileLink = chakra(Link, { base: look });

/** A narrow drawing of a picture of the library. */
const thumbnailOf = ({ address, width }: LibraryPicture): string =>
  atWidth(address, listWidths(width)[0] ?? width);

function TileInside(props: { readonly src: string; readonly name: string; readonly children?: ReactNode }) {
  return (
    <>
      <Image
        src={props.src}
        alt=""
        width="full"
        aspectRatio={4 / 3}
        objectFit="contain"
        background="bg.muted"
        loading="lazy"
      />
      <Box padding="2.5">
        <Text fontSize="sm" fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
          {props.name}
        </Text>
        {props.children}
      </Box>
    </>
  );
}
function Facts({ picture, isWordless }: { readonly picture: LibraryPicture; readonly isWordless: boolean }) {
  return (
    <Flex gap="1.5" wrap="wrap" marginBlockStart="1">
      <Text as="span" fontSize="xs" color="fg.muted">
        {words.uses(picture.uses.length)}
      </Text>
      {isWordless ? (
        <Badge size="xs" colorPalette="orange">
          {words.wordless}
        </Badge>
      ) : null}
    </Flex>
  );
}

/** A press on a tile: a link to the picture's own screen, or a choice. */
type TilePress =
  | { readonly kind: 'open' }
  | { readonly kind: 'choose'; readonly chosen: string | null; readonly onChoose: (id: string) => void };

/** Pictures of the library, some at first and more on request. */
export function PictureTiles(props: {
  readonly pictures: readonly LibraryPicture[];
  readonly isWordless: (picture: LibraryPicture) => boolean;
  readonly press: TilePress;
}) {
  const { pictures, isWordless, press } = props;
  const [limit, setLimit] = useState(step);
  const rest = pictures.length - limit;
  return (
    <>
      <TileGrid aria-label={words.list}>
        {pictures.slice(0, limit).map((picture) => {
          const inside = (
            <TileInside src={thumbnailOf(picture)} name={picture.name}>
              <Facts picture={picture} isWordless={isWordless(picture)} />
            </TileInside>
          );
          return (
            <li key={picture.id}>
              {press.kind === 'open' ? (
                <TileLink to={`/media/${picture.id}`}>{inside}</TileLink>
              ) : (
                <TileButton
                  type="button"
                  aria-current={press.chosen === picture.id}
                  onClick={() => press.onChoose(picture.id)}
                >
                  {inside}
                </TileButton>
              )}
            </li>
          );
        })}
      </TileGrid>
      {rest > 0 ? (
        <Button size="sm" variant="outline" alignSelf="center" onClick={() => setLimit(limit + step)}>
          {words.more(Math.min(step, rest))}
        </Button>
      ) : null}
    </>
  );
}

/** Pictures that the installation ships, each by its path. */
export function ShippedTiles(props: {
  readonly paths: readonly string[];
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}) {
  return (
    <TileGrid aria-label={words.shipped}>
      {props.paths.map((path) => (
        <li key={path}>
          <TileButton type="button" aria-current={props.chosen === path} onClick={() => props.onChoose(path)}>
            <TileInside src={path} name={path.replace('/assets/', '')} />
          </TileButton>
        </li>
      ))}
    </TileGrid>
  );
}
