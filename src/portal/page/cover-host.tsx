import { useRef, type ReactElement } from 'react';
import { useModalDialog } from '../../components/use-modal-dialog.ts';
import { noticePages } from '../../protocol/document/notice-pages.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import { ScreenView, useActiveScreen } from '../../runtime/react/screen-view.tsx';

/**
 * The page that covers all others while the platform is closed. A dialog over everything: what is below
 * is out of reach but stays as it is, with its flows, what was typed, and open dialogs.
 */
export function CoverHost(): ReactElement | null {
  const active = useActiveScreen('cover');
  return active === null ? null : <Cover id={active.screen.id} />;
}

function Cover({ id }: { readonly id: string }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { t } = useRuntime();
  useModalDialog(dialog);
  return (
    <dialog
      ref={dialog}
      className="foyer-cover"
      aria-label={t(`runtime.${id === noticePages.regionBlocked ? 'regionBlocked' : 'maintenance'}.title`)}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape whatever a page says.
      onClose={() => {
        if (dialog.current?.isConnected === true && !dialog.current.open) dialog.current.showModal();
      }}
    >
      <ScreenView kind="cover" failed={<p className="foyer-notice">{t('runtime.maintenance.title')}</p>} />
    </dialog>
  );
}
