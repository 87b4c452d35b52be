import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface FileSaveProps {
  readonly label: string;
  readonly name: string | null;
  readonly mediaType: string | null;
  readonly content: string | null;
}

const readBytes = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));

export const FileSaveView = ({ props, classes, text }: ViewProps<FileSaveProps>): ReactNode => {
  const { label, name, mediaType, content } = props;
  const [address, setAddress] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (content === null || content === '') return undefined;
    const made = URL.createObjectURL(new Blob([readBytes(content)], { type: mediaType ?? '' }));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [content, mediaType]);
  useEffect(() => {
    if (address !== null) link.current?.click();
  }, [address]);
  if (content === null || content === '') return null;
  return (
    <div className={classes['root']}>
      <p role="status" className={classes['said']}>
        {text('saved', { name: name ?? '' })}
      </p>
      <a ref={link} href={address ?? undefined} download={name ?? true} className={classes['link']}>
        <Glyph name="download" className={classes['icon']} />
        {label}
      </a>
    </div>
  );
};
