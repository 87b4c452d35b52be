import { useId, useRef, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { useModalDialog } from '../use-modal-dialog.ts';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly message: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly open: boolean;
  readonly busy?: boolean | null;
}

export const ConfirmDialogView = (view: ViewProps<ConfirmDialogProps>): ReactNode =>
  view.props.open ? <Question {...view} /> : null;

const Question = ({ props, classes, emit }: ViewProps<ConfirmDialogProps>): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModalDialog(dialog);
  const isBusy = props.busy === true;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes['root']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) emit('cancel');
      }}
    >
      <h2 id={`${id}-title`} className={classes['title']}>
        {props.title}
      </h2>
      <p id={`${id}-message`} className={classes['message']}>
        {props.message}
      </p>
      <div className={classes['buttons']}>
        <button
          type="button"
          autoFocus
          className={classes['cancel']}
          disabled={isBusy}
          onClick={() => emit('cancel')}
        >
          {props.cancel}
        </button>
        <button
          type="button"
          className={classes['confirm']}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) emit('confirm');
          }}
        >
          {props.confirm}
        </button>
      </div>
    </dialog>
  );
};
