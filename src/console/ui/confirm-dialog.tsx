import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { messages } from '../messages.ts';
import { focusFirstFault } from './errors/first-fault.ts';
import { askToLeave } from './leaving/unsaved-forms.ts';

/** Asks before something that cannot be undone, or shows something that is only read and closed. */
export function ConfirmDialog(props: {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** A press beside it does not close it: what it shows is not shown again. */
  readonly stays?: boolean;
  /** It asks nothing: there is one button, and no way to cancel what is done already. */
  readonly isNotice?: boolean;
  /** Nothing can be confirmed now; what was typed can still be read and copied. */
  readonly disabled?: boolean;
  /** Wider where it holds more than a few lines. */
  readonly size?: 'sm' | 'lg';
  /** Gets the focus afterwards, where the button that opened this may be gone. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    const form = content.current?.querySelector('form') ?? null;
    if (form === null) props.onClose();
    else askToLeave(props.onClose, form);
  };
  return (
    <Dialog.Root
      role={props.children ? 'dialog' : 'alertdialog'}
      open={props.open}
      onOpenChange={({ open }) => (open ? undefined : close())}
      closeOnInteractOutside={props.stays !== true}
      placement="center"
      size={props.size ?? 'sm'}
      {...(props.focusAfter ? { finalFocusEl: () => props.focusAfter?.current ?? null } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content ref={content}>
            <Dialog.Header paddingBlockEnd="2">
              <Dialog.Title fontSize="md">{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {props.text === '' ? null : <Text color="fg.muted">{props.text}</Text>}
              {props.children}
            </Dialog.Body>
            <Dialog.Footer>
              {props.isNotice ? null : (
                <Button variant="outline" size="sm" onClick={close}>
                  {messages.cancel}
                </Button>
              )}
              <Button
                size="sm"
                colorPalette={props.danger ? 'red' : 'brand'}
                loading={props.busy ?? false}
                disabled={props.disabled ?? false}
                onClick={({ currentTarget }) => {
                  const dialog = currentTarget.closest<HTMLElement>('[role=dialog]');
                  if (dialog !== null) focusFirstFault(dialog);
                  props.onConfirm();
                }}
              >
                {props.confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
