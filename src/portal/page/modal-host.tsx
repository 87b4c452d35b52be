import type { ReactElement } from 'react';
import { ScreenView, useActiveScreen } from '../../runtime/react/screen-view.tsx';

/** The open modal, over whatever page is shown. It brings its own frame: the compiler sees to it. */
export function ModalHost(): ReactElement | null {
  const active = useActiveScreen('modal');
  return active === null ? null : <ScreenView kind="modal" failed={null} />;
}
