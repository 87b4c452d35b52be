import { useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { FieldMessages } from '../field-messages.tsx';
import { RequiredStar, takeWords } from '../field-shell.tsx';
import { describeField } from '../schema-form/field-words.ts';
import { showSize } from './check-file.ts';
import { useChosenFiles, type ChosenFile, type Refusal } from './use-chosen-files.ts';

interface FileState {
  readonly handle: string;
  readonly percent?: number | null;
  readonly error?: string | null;
}

export interface FileUploadProps {
  readonly label: string;
  readonly name: string;
  readonly most?: number;
  readonly megabytes?: number;
  readonly states?: readonly FileState[] | null;
  readonly required?: boolean | null;
  readonly disabled?: boolean | null;
  readonly hint?: string | null;
  readonly error?: string | null;
}

const describeRefusals = (
  refusals: readonly Refusal[],
  text: ViewProps['text'],
  limits: { readonly size: string; readonly count: number },
): string | undefined =>
  refusals.length === 0
    ? undefined
    : refusals.map(({ name, reason }) => text(reason, { name, ...limits })).join(' ');

const ChosenFileRow = ({
  file,
  state,
  classes,
  text,
  onRemove,
}: {
  readonly file: ChosenFile;
  readonly state: FileState | undefined;
  readonly onRemove: () => void;
} & Pick<ViewProps, 'classes' | 'text'>): ReactNode => {
  const { languageTag } = useRuntime();
  const error = takeWords(state?.error);
  const percent = typeof state?.percent === 'number' ? Math.round(state.percent) : undefined;
  return (
    <li className={classes['file']} data-failed={error === undefined ? undefined : ''}>
      <img className={classes['preview']} src={file.preview} alt="" />
      <div className={classes['facts']}>
        <bdi className={classes['name']}>{file.name}</bdi>
        {percent === undefined ? (
          <span className={classes['size']}>{showSize(file.size, languageTag)}</span>
        ) : (
          <progress
            className={classes['bar']}
            max={100}
            value={percent}
            aria-label={text('progress', { name: file.name })}
          />
        )}
        {error !== undefined && (
          <p className={classes['error']} role="alert">
            <Glyph name="error" className={classes['icon']} />
            <span>{error}</span>
          </p>
        )}
      </div>
      <button
        type="button"
        className={classes['remove']}
        aria-label={text('remove', { name: file.name })}
        onClick={onRemove}
      >
        <Glyph name="remove" className={classes['removeIcon']} />
      </button>
    </li>
  );
};

export const FileUploadView = ({
  nodeId,
  props,
  classes,
  text,
  emit,
}: ViewProps<FileUploadProps>): ReactNode => {
  const { languageTag } = useRuntime();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const most = props.most ?? 3;
  const mostBytes = (props.megabytes ?? 5) * 1_000_000;
  const limits = { size: showSize(mostBytes, languageTag), count: most };
  const { files, refusals, add, remove } = useChosenFiles({ most, mostBytes }, (chosen) =>
    emit('change', { files: chosen.map(({ handle, name, type, size }) => ({ handle, name, type, size })) }),
  );
  const isOff = props.disabled === true;
  const hint = takeWords(props.hint);
  const error = describeRefusals(refusals, text, limits) ?? takeWords(props.error);
  const id = `${nodeId}_${props.name}`;
  const take = (list: FileList | null | undefined): void => {
    if (!isOff && list !== null && list !== undefined && list.length > 0) void add([...list]);
  };
  const onDrag = (event: DragEvent): void => {
    if (isOff || !event.dataTransfer.types.includes('Files')) return;
    // Without it the browser would open the file in place of the page.
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={classes['root']}
      role="group"
      aria-labelledby={labelId}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span id={labelId} className={classes['label']}>
        {props.label}
        <RequiredStar words={props.required === true ? text('required') : undefined} classes={classes} />
      </span>
      <input
        ref={input}
        id={id}
        type="file"
        className={classes['input']}
        name={props.name}
        multiple={most > 1}
        accept="image/png,image/jpeg"
        disabled={isOff}
        aria-required={props.required === true}
        aria-invalid={error !== undefined}
        aria-describedby={describeField(id, hint !== undefined, error !== undefined)}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <label className={classes['zone']} htmlFor={id} data-over={isOver ? '' : undefined}>
        <Glyph name="upload" className={classes['zoneIcon']} />
        <span className={classes['choose']}>{text('choose')}</span>
        <span className={classes['limits']}>{text('limits', limits)}</span>
      </label>
      <FieldMessages id={id} classes={classes} label={props.label} hint={hint} error={error} />
      {files.length > 0 && (
        <ul className={classes['files']} role="list">
          {files.map((file) => (
            <ChosenFileRow
              key={file.handle}
              file={file}
              state={props.states?.find(({ handle }) => handle === file.handle)}
              classes={classes}
              text={text}
              onRemove={() => {
                remove(file.handle);
                // The button that had the focus goes with the file.
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
