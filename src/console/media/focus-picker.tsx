import { Box, chakra, Flex, Grid, Image, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { middle } from '../../protocol/address/kept-picture.ts';
import type { MediaPicture } from '../../protocol/generated/settings.ts';
import type { LibraryPicture } from './media-document.ts';
import { mediaMessages as words } from './media-messages.ts';

type Focus = NonNullable<MediaPicture['focus']>;
const crops = [
  ['banner', 21 / 9],
  ['video', 16 / 9],
  ['square', 1],
  ['portrait', 3 / 4],
] as const;
/** After the last key; each would else be an edit of the draft. */
const pauseMs = 600;
const bound = (part: number): number => Math.min(100, Math.max(0, Math.round(part)));

const Point = chakra('button', {
  base: {
    position: 'absolute',
    width: '6',
    height: '6',
    marginInlineStart: '-3',
    marginBlockStart: '-3',
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'white',
    background: 'blackAlpha.600',
    boxShadow: '0 0 0 2px {colors.blackAlpha.700}',
    cursor: 'move',
    _focusVisible: { outline: '3px solid {colors.brand.solid}', outlineOffset: '3px' },
  },
});
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The focal point while it is moved, which the draft gets when it rests, or when its page is left before that. */
function useFocus(saved: Focus, onSave: (focus: Focus) => void) {
  const [moved, setMoved] = useState<Focus | null>(null);
  const timer = useRef(0);
  const save = useRef<() => void>(() => undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      save.current();
    },
    [],
  );
  const move = (focus: Focus, waitMs: number) => {
    setMoved(focus);
    window.clearTimeout(timer.current);
    save.current = () => {
      save.current = () => undefined;
      onSave(focus);
    };
    timer.current = window.setTimeout(() => {
      save.current();
      setMoved(null);
    }, waitMs);
  };
  return { focus: moved ?? saved, move };
}

function Crops({ picture, focus }: { readonly picture: LibraryPicture; readonly focus: Focus }) {
  return (
    <Stack gap="1.5">
      <Text fontSize="xs" color="fg.muted">
        {words.crops}
      </Text>
      <Flex gap="3" wrap="wrap" align="end">
        {crops.map(([name, ratio]) => (
          <Box key={name}>
            <Image
              src={picture.address}
              alt=""
              height="20"
              aspectRatio={ratio}
              objectFit="cover"
              objectPosition={`${focus.x}% ${focus.y}%`}
              borderRadius="l1"
            />
            <Text fontSize="xs" color="fg.muted">
              {words.crop[name]}
            </Text>
          </Box>
        ))}
      </Flex>
    </Stack>
  );
}

/** The part of a picture that stays in sight: set by a press on it, or by arrow keys. */
export function FocusPicker(props: {
  readonly picture: LibraryPicture;
  readonly mayEdit: boolean;
  readonly onSave: (focus: Focus) => void;
}) {
  const { picture, mayEdit } = props;
  const [x, y] = middle;
  const { focus, move } = useFocus(picture.focus ?? { x, y }, props.onSave);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (!mayEdit || event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    move(
      {
        x: bound(((event.clientX - box.left) / box.width) * 100),
        y: bound(((event.clientY - box.top) / box.height) * 100),
      },
      0,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (by === undefined || !mayEdit) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move({ x: bound(focus.x + by[0] * far), y: bound(focus.y + by[1] * far) }, pauseMs);
  };
  return (
    <Grid gap="4" templateColumns="1fr">
      <Box position="relative" width="fit-content" maxWidth="full" dir="ltr" onPointerDown={press}>
        <Image
          src={picture.address}
          alt=""
          draggable={false}
          maxHeight={{ base: '18rem', md: '24rem' }}
          maxWidth="full"
          borderRadius="l2"
        />
        <Point
          type="button"
          aria-label={words.focusAt(focus.x, focus.y)}
          aria-disabled={!mayEdit}
          style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
          onKeyDown={onKeyDown}
        />
      </Box>
      <Text fontSize="sm" color="fg.muted" role="status">
        {words.focusAt(focus.x, focus.y)}
      </Text>
      <Crops picture={picture} focus={focus} />
    </Grid>
  );
}
