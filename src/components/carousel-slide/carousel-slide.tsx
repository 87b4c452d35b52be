import type { ReactNode } from 'react';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';

export interface CarouselSlideProps {
  readonly title: string;
  readonly text?: string | null;
  readonly image: string | null;
  readonly route?: string;
  readonly priority?: boolean;
}

export const CarouselSlideView = ({
  props,
  classes,
  text,
  emit,
}: ViewProps<CarouselSlideProps>): ReactNode => {
  const runtime = useRuntime();
  const hasText = typeof props.text === 'string' && props.text !== '';
  return (
    <div
      className={classes['root']}
      role="group"
      aria-roledescription={text('slide')}
      aria-label={props.title}
    >
      {typeof props.image === 'string' && props.image !== '' && (
        <img
          className={classes['image']}
          src={toSource(props.image)}
          alt=""
          decoding="async"
          fetchPriority={props.priority === true ? 'high' : undefined}
        />
      )}
      <div className={classes['scrim']} />
      <div className={classes['words']}>
        <p className={classes['title']}>
          {props.route === undefined ? (
            props.title
          ) : (
            <a
              className={classes['link']}
              href={runtime.hrefFor(props.route)}
              onClick={(event) => {
                emit('press');
                if (!isPlainClick(event) || props.route === undefined) return;
                event.preventDefault();
                runtime.navigate(props.route);
              }}
            >
              {props.title}
            </a>
          )}
        </p>
        {hasText && <p className={classes['text']}>{props.text}</p>}
      </div>
    </div>
  );
};
