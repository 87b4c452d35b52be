import { Drawer, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { askToLeave } from './leaving/unsaved-forms.ts';

/** A form beside the list that it is about; it asks before what was typed is lost. */
export function SideDrawer(props: {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, isWide = false, onClose, children } = props;
  return (
    <Drawer.Root
      open
      placement="end"
      size={{ base: 'full', md: isWide ? 'xl' : 'lg' }}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => (open ? undefined : askToLeave(onClose))}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header borderBlockEndWidth="1px" borderColor="border.muted">
              <Drawer.Title fontSize="md">{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body paddingBlock="5">{children}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
