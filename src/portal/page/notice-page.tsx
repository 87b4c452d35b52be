import type { ReactElement } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import { useEngine } from '../../runtime/react/engine.ts';
import type { Notice } from './page-notice.ts';

/** Replaces the page when there is none to show. */
export function NoticePage(props: { readonly notice: Notice; readonly onRetry: () => void }): ReactElement {
  const { t, hrefFor, navigate } = useRuntime();
  const { effects } = useEngine().runtime;
  const { notice } = props;
  if (notice === 'loading') {
    return (
      <p className="foyer-live" role="status">
        {t('runtime.loading')}
      </p>
    );
  }
  return (
    <div className="foyer-notice" data-foyer-notice={notice}>
      <h1 tabIndex={-1}>{t(`runtime.${notice}.title`)}</h1>
      <p>{t(`runtime.${notice}.text`)}</p>
      {notice === 'broken' || notice === 'unreachable' ? (
        <button type="button" onClick={props.onRetry}>
          {t('runtime.broken.retry')}
        </button>
      ) : notice === 'signInNeeded' ? (
        <button type="button" onClick={() => effects.open('login', {})}>
          {t('runtime.signInNeeded.action')}
        </button>
      ) : (
        <a
          href={hrefFor('home')}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            navigate('home');
          }}
        >
          {t('runtime.notFound.home')}
        </a>
      )}
    </div>
  );
}
