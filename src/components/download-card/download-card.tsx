import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { ExternalLink } from '../external-link.tsx';
import { Glyph } from '../glyph.tsx';
import { QrPicture } from '../qr-picture.tsx';

export interface DownloadCardProps {
  readonly title: string;
  readonly text?: string | null;
  readonly level?: 2 | 3 | 4;
  readonly links?:
    | readonly {
        readonly id: string;
        readonly label: string;
        readonly icon?: string;
        readonly address: string;
      }[]
    | null;
  readonly code?: string | null;
  readonly codeLabel?: string | null;
}

export const DownloadCardView = ({ props, classes, emit }: ViewProps<DownloadCardProps>): ReactNode => {
  const id = useId();
  const Title = `h${props.level ?? 2}` as 'h2';
  const code = props.code ?? '';
  // A phone needs the whole address of what is a path here.
  const isPath = code.startsWith('/') && typeof location !== 'undefined';
  const address = isPath ? new URL(code, location.origin).href : code;
  return (
    <section className={classes['root']} aria-labelledby={id}>
      <div className={classes['words']}>
        <Title id={id} className={classes['title']}>
          {props.title}
        </Title>
        {typeof props.text === 'string' && props.text !== '' && (
          <p className={classes['text']}>{props.text}</p>
        )}
        <div className={classes['links']}>
          {(props.links ?? []).map((link) => (
            <ExternalLink
              key={link.id}
              className={classes['link']}
              address={link.address}
              download
              onFollow={() => emit('press', { id: link.id })}
            >
              <Glyph name={link.icon ?? 'download'} className={classes['icon']} />
              {link.label}
            </ExternalLink>
          ))}
        </div>
      </div>
      {code !== '' && (
        <div className={classes['aside']}>
          <QrPicture value={address} label={props.codeLabel ?? props.title} classes={classes} />
          {typeof props.codeLabel === 'string' && props.codeLabel !== '' && (
            <p className={classes['caption']} aria-hidden="true">
              {props.codeLabel}
            </p>
          )}
        </div>
      )}
    </section>
  );
};
