import { useId, type ReactNode } from 'react';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { LibraryPicture } from '../library-picture.tsx';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';

type State = 'open' | 'upcoming' | 'joined' | 'progress' | 'claimable' | 'claimed' | 'ended';
export interface PromoCardProps {
  readonly title: string;
  readonly text?: string | null;
  readonly image?: string | null;
  readonly from?: string | null;
  readonly until?: string | null;
  readonly timeZone?: string | null;
  readonly state?: State | '' | null;
  readonly percent?: number | null;
  readonly action?: string | null;
  readonly route?: string;
  readonly disabled?: boolean | null;
  readonly busy?: boolean | null;
  readonly level?: 2 | 3 | 4;
}

const tones: Readonly<Record<State, string>> = {
  open: 'success',
  upcoming: 'neutral',
  joined: 'brand',
  progress: 'brand',
  claimable: 'brand',
  claimed: 'neutral',
  ended: 'neutral',
};

const isState = (state: string | null | undefined): state is State =>
  typeof state === 'string' && Object.hasOwn(tones, state);

export const PromoCardView = (view: ViewProps<PromoCardProps>): ReactNode => {
  const { props, classes, text, children } = view;
  const title = useId();
  const Title = `h${props.level ?? 3}` as 'h3';
  const state = isState(props.state) ? props.state : null;
  return (
    <article className={classes['root']} aria-labelledby={title} data-state={state ?? undefined}>
      {typeof props.image === 'string' && props.image !== '' && (
        <LibraryPicture
          className={classes['image']}
          src={toSource(props.image)}
          sizes="auto, (min-width: 48rem) 33vw, 100vw"
          width={640}
          height={360}
          loading="lazy"
        />
      )}
      {props.image === '' && (
        <span className={classes['art']}>
          <Glyph name="gift" className={classes['artIcon']} />
        </span>
      )}
      <div className={classes['body']}>
        {state !== null && (
          <span className={classes['state']} data-tone={tones[state]}>
            {text(state)}
          </span>
        )}
        <Title id={title} className={classes['title']}>
          {props.title}
        </Title>
        <Period {...view} />
        {typeof props.text === 'string' && props.text !== '' && (
          <p className={classes['text']}>{props.text}</p>
        )}
        {typeof props.percent === 'number' && (
          <progress
            className={classes['bar']}
            max={100}
            value={props.percent}
            aria-label={text('progress')}
          />
        )}
        {children !== undefined && children !== null && (
          <details className={classes['terms']}>
            <summary className={classes['summary']}>{text('terms')}</summary>
            {children}
          </details>
        )}
        <Action {...view} titleId={title} />
      </div>
    </article>
  );
};

const Period = ({ props, classes, text }: ViewProps<PromoCardProps>): ReactNode => {
  const { from, until } = props;
  const setting = useFormatSetting(props);
  const hasFrom = typeof from === 'string' && from !== '';
  const hasUntil = typeof until === 'string' && until !== '';
  if (!hasFrom && !hasUntil) return null;
  const name = hasFrom && hasUntil ? 'period' : hasFrom ? 'since' : 'until';
  return (
    <p className={classes['period']}>
      {text(name, {
        from: hasFrom ? formatValue(from, 'date', setting) : '',
        until: hasUntil ? formatValue(until, 'date', setting) : '',
      })}
    </p>
  );
};

const Action = ({
  props,
  classes,
  emit,
  titleId,
}: ViewProps<PromoCardProps> & { readonly titleId: string }): ReactNode => {
  const runtime = useRuntime();
  const id = useId();
  const { route } = props;
  if (typeof props.action !== 'string' || props.action === '') return null;
  // Many cards say the same on their button: its name continues with the promotion's.
  const name = { id, 'aria-labelledby': `${id} ${titleId}` };
  return (
    <div className={classes['foot']}>
      {route === undefined ? (
        <button
          type="button"
          className={classes['action']}
          disabled={props.disabled === true}
          aria-busy={props.busy === true}
          {...name}
          onClick={() => {
            if (props.busy !== true) emit('press');
          }}
        >
          {props.action}
        </button>
      ) : (
        <a
          className={classes['action']}
          href={runtime.hrefFor(route)}
          {...name}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            runtime.navigate(route);
          }}
        >
          {props.action}
        </a>
      )}
    </div>
  );
};
