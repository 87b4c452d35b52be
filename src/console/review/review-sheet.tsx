import { Badge, Button, Drawer, Portal } from '@chakra-ui/react';
import { mainDraft } from '../../protocol/calls/drafts.ts';
import { draftMessages } from '../draft/draft-messages.ts';
import { useChosenLine } from '../draft/use-drafts.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useDraft } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Rows } from '../ui/screen.tsx';
import { ReviewBody } from './review-body.tsx';

const { review } = messages;

/** The draft in words, its checks, a note, and the way out to players. */
export function ReviewSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const draft = useDraft().data;
  const line = useChosenLine();
  const mayPublish = useMay('publish');
  return (
    <Drawer.Root
      placement="end"
      size="lg"
      open={open}
      unmountOnExit
      lazyMount
      onOpenChange={({ open: next }) => (next ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxWidth={{ base: '100vw', md: '36rem' }}>
            <Drawer.Header borderBlockEndWidth="1px" borderColor="border" paddingBlock="4">
              <Drawer.Title fontSize="md">{mayPublish ? review.title : review.titleOnly}</Drawer.Title>
              {line === undefined || line.id === mainDraft ? null : (
                <Badge>{draftMessages.chosen(line.name)}</Badge>
              )}
            </Drawer.Header>
            {draft ? <ReviewBody draft={draft} onClose={onClose} /> : <Rows />}
            <Drawer.CloseTrigger asChild>
              <Button variant="ghost" size="sm" minWidth="9" aria-label={messages.close}>
                <Icon name="close" />
              </Button>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
