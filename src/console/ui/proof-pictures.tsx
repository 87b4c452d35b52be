import { reviews } from '../../protocol/calls/reviews.ts';
import { hrefOf } from '../../protocol/console/define-call.ts';
import { chakra, CloseButton, Dialog, Flex, Link as PlainLink, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { Icon } from './icon.tsx';
import { pictureFrame } from './picture-frame.ts';

const addressOf = (id: string): string => hrefOf(reviews.picture, { id });
const Thumb = chakra('button', {
  base: {
    ...pictureFrame,
    background: 'bg.subtle',
    cursor: 'zoom-in',
    _focusVisible: { outline: '2px solid', outlineOffset: '2px', outlineColor: 'brand.focusRing' },
  },
});
const Picture = chakra('img', { base: { display: 'block' } });

/** Pictures that a member sent, small; each opens large. `name` says what one of them is, by its number. */
export function ProofPictures(props: {
  readonly pictures: readonly string[];
  readonly name: (number: number) => string;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  const picture = opened === null ? undefined : props.pictures[opened];
  return (
    <>
      <Flex gap="2" wrap="wrap" marginBlockStart="2">
        {props.pictures.map((id, index) => (
          <Thumb
            key={id}
            type="button"
            aria-label={messages.openLarge(props.name(index + 1))}
            onClick={() => setOpened(index)}
          >
            <Picture src={addressOf(id)} alt="" boxSize="24" objectFit="cover" loading="lazy" />
          </Thumb>
        ))}
      </Flex>
      <Dialog.Root
        open={picture !== undefined}
        onOpenChange={({ open }) => (open ? undefined : setOpened(null))}
        placement="center"
        size="xl"
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner padding="4">
            <Dialog.Content>
              <Dialog.Header paddingBlockEnd="2">
                <Dialog.Title fontSize="md">{props.name((opened ?? 0) + 1)}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                {picture === undefined ? null : (
                  <>
                    <Picture
                      src={addressOf(picture)}
                      alt={props.name((opened ?? 0) + 1)}
                      maxHeight="70dvh"
                      maxWidth="100%"
                      marginInline="auto"
                      objectFit="contain"
                    />
                    <PlainLink
                      href={addressOf(picture)}
                      target="_blank"
                      rel="noreferrer"
                      color="brand.fg"
                      marginBlockStart="3"
                    >
                      {messages.fullSize}
                      <Icon name="external" size="3.5" />
                    </PlainLink>
                  </>
                )}
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={messages.close} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}
