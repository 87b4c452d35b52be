import { Stack, Toast, Toaster, createToaster } from '@chakra-ui/react';

const toaster = createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, offsets: '72px' });

/** Only for what went well; a failure that needs a correction stays on the screen where it happened. */
export function tellSuccess(text: string): void {
  toaster.create({ title: text, type: 'success', duration: 4_000 });
}
/** What needs attention and has no place on the screen, as a change by another operator. It stays for a minute. */
export function tellWarning(text: string): void {
  toaster.create({ title: text, type: 'warning', duration: 60_000 });
}
export function Toasts() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }}>
          <Toast.Indicator />
          <Stack gap="1" flex="1" maxWidth="100%">
            <Toast.Title>{toast.title}</Toast.Title>
          </Stack>
          <Toast.CloseTrigger />
        </Toast.Root>
      )}
    </Toaster>
  );
}
