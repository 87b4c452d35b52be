import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useModalDialog } from '../use-modal-dialog.ts';
import { useFirstField } from './use-first-field.ts';

export interface ModalProps {
  readonly title: string;
  /** Pixels; the screen's size wins when it is smaller. */
  readonly size?: { readonly width: number; readonly height?: number };
  readonly open: boolean;
  /** `none`: a question that has to be answered. Neither Escape, nor a press beside it, nor a button closes it. */
  readonly closedBy?: 'any' | 'none';
}

export const ModalView = (view: ViewProps<ModalProps>): ReactNode =>
  view.props.open ? <OpenModal {...view} /> : null;

/**
 * Sizes are data, so they cannot be in the static sheet; React sets them through the CSSOM. Without one a
 * dialog is 600 wide and 300 high (specification, section 2), and higher where its content is.
 */
const sizeDialog = (size: ModalProps['size']): CSSProperties =>
  size === undefined
    ? ({ '--dialog-width': '600px', '--dialog-least': '300px' } as CSSProperties)
    : ({
        '--dialog-width': `${size.width}px`,
        ...(size.height === undefined ? {} : { '--dialog-height': `${size.height}px` }),
      } as CSSProperties);

const OpenModal = ({ props, classes, emit, text, children }: ViewProps<ModalProps>): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isClosable = props.closedBy !== 'none';
  const askToClose = (): void => {
    if (isClosable) emit('close');
  };
  useModalDialog(dialog);
  useFirstField(dialog);
  return (
    <dialog
      ref={dialog}
      className={classes['root']}
      style={sizeDialog(props.size)}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file picker inside also raises cancel.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        askToClose();
      }}
      onClose={(event) => {
        // A browser heeds the second Escape in a row in any case.
        if (!isClosable && event.target === dialog.current) dialog.current.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && isOutside(dialog.current, event)) askToClose();
      }}
    >
      <div className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {props.title}
        </h2>
        {isClosable && (
          <button type="button" className={classes['close']} aria-label={text('close')} onClick={askToClose}>
            <Glyph name="close" className={classes['icon']} />
          </button>
        )}
      </div>
      <div className={classes['body']}>{children}</div>
    </dialog>
  );
};

/** The dialog's own padding is a hit on the dialog too: only the backdrop lies outside its box. */
const isOutside = (
  dialog: HTMLElement,
  point: { readonly clientX: number; readonly clientY: number },
): boolean => {
  const box = dialog.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
};
