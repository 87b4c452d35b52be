import { useRef, type MouseEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { useModalDialog } from '../use-modal-dialog.ts';

export interface SideMenuProps {
  readonly label: string;
  readonly open: boolean;
  /** Wide screens: a narrow rail of drawings even while `open`. */
}

export const SideMenuView = (view: ViewProps<SideMenuProps>): ReactNode => {
  // The rail is hidden by its style on a narrow screen, so that no wide one sees it come in.
  const isWide = useMediaQuery('(min-width: 1024px)', true);
  if (isWide) return <Rail {...view} />;
  return view.props.open ? <Drawer {...view} /> : null;
};

const Rail = ({ props, classes, emit, text, children }: ViewProps<SideMenuProps>): ReactNode => {
  const isNarrow = !props.open;
  return (
    <div className={classes['root']} data-rail={isNarrow ? 'narrow' : 'wide'}>
      {children}
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={!isNarrow}
        aria-label={text(isNarrow ? 'expand' : 'collapse')}
        onClick={() => emit('toggle')}
      >
        <Glyph name={isNarrow ? 'chevron-end' : 'chevron-start'} className={classes['icon']} />
      </button>
    </div>
  );
};

const Drawer = ({ props, classes, emit, text, children }: ViewProps<SideMenuProps>): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog);
  const onClick = (event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    // The dialog itself is hit only beside its content, on the backdrop; a followed link closes it too.
    if (target === dialog.current || target.closest('a[href]') !== null) emit('toggle');
  };
  return (
    <dialog
      ref={dialog}
      className={classes['drawer']}
      aria-label={props.label}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        emit('toggle');
      }}
    >
      <div className={classes['head']}>
        <span aria-hidden="true">{props.label}</span>
        <button
          type="button"
          className={classes['close']}
          aria-label={text('close')}
          onClick={() => emit('toggle')}
        >
          <Glyph name="close" className={classes['icon']} />
        </button>
      </div>
      {children}
    </dialog>
  );
};
