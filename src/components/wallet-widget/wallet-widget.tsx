import { useId, useState, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { readField, readId, readWords, type FieldNames } from '../read-fields.ts';
import { useFormatSetting } from '../use-format-setting.ts';

export interface WalletWidgetProps {
  readonly label: string;
  readonly amount?: string | null;
  readonly symbol?: string | null;
  readonly wallets?: readonly JsonObject[] | null;
  readonly fields?: FieldNames<'id' | 'name' | 'amount' | 'note'>;
  readonly hidden?: boolean | null;
  readonly busy?: boolean | null;
  readonly updatedAt?: string | number | null;
  readonly timeZone?: string | null;
  readonly deposit?: boolean;
  readonly withdraw?: boolean;
  readonly collect?: boolean;
}

export const WalletWidgetView = (view: ViewProps<WalletWidgetProps>): ReactNode => {
  const { props, classes, text, emit } = view;
  const title = useId();
  // Kept here unless the page keeps it.
  const [isOwnHidden, setOwnHidden] = useState(false);
  const isHidden = props.hidden ?? isOwnHidden;
  const isBusy = props.busy === true;
  return (
    <section className={classes['root']} aria-labelledby={title}>
      <div className={classes['head']}>
        <h2 id={title} className={classes['title']}>
          {props.label}
        </h2>
        <button
          type="button"
          className={classes['button']}
          aria-label={text(isHidden ? 'show' : 'hide')}
          onClick={() => {
            setOwnHidden(!isHidden);
            emit('toggle');
          }}
        >
          <Glyph name={isHidden ? 'eye' : 'eye-off'} className={classes['icon']} />
        </button>
        <button
          type="button"
          className={classes['button']}
          aria-label={text('refresh')}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) emit('refresh');
          }}
        >
          <Glyph name="refresh" className={classes['icon']} />
        </button>
      </div>
      <div>
        <p className={classes['amount']} data-busy={isBusy ? '' : undefined}>
          <Amount {...view} amount={props.amount} isHidden={isHidden} />
        </p>
        <Updated {...view} />
      </div>
      <Actions {...view} />
      <Wallets {...view} isHidden={isHidden} />
      <span className={classes['hidden']} role="status">
        {isBusy ? text('busy') : ''}
      </span>
    </section>
  );
};

const Amount = ({
  props,
  text,
  amount,
  isHidden,
}: ViewProps<WalletWidgetProps> & {
  readonly amount: Json | undefined;
  readonly isHidden: boolean;
}): ReactNode => {
  const setting = useFormatSetting(props);
  if (isHidden)
    return (
      <span role="img" aria-label={text('hidden')}>
        ••••••
      </span>
    );
  return <bdi>{formatValue(amount, 'money', setting)}</bdi>;
};

const Updated = ({ props, classes, text }: ViewProps<WalletWidgetProps>): ReactNode => {
  const setting = useFormatSetting(props);
  if (props.updatedAt === undefined || props.updatedAt === null) return null;
  const time = formatValue(props.updatedAt, 'dateTime', setting);
  return <p className={classes['updated']}>{text('updated', { time })}</p>;
};

const Actions = ({ props, classes, text, emit }: ViewProps<WalletWidgetProps>): ReactNode => {
  if (props.deposit !== true && props.withdraw !== true) return null;
  return (
    <div className={classes['actions']}>
      {props.deposit === true && (
        <button type="button" className={classes['deposit']} onClick={() => emit('deposit')}>
          <Glyph name="deposit" className={classes['icon']} />
          {text('deposit')}
        </button>
      )}
      {props.withdraw === true && (
        <button type="button" className={classes['withdraw']} onClick={() => emit('withdraw')}>
          <Glyph name="withdraw" className={classes['icon']} />
          {text('withdraw')}
        </button>
      )}
    </div>
  );
};

const Wallets = (view: ViewProps<WalletWidgetProps> & { readonly isHidden: boolean }): ReactNode => {
  const { props, classes, text, emit } = view;
  const wallets = props.wallets ?? [];
  if (wallets.length === 0) return null;
  return (
    <>
      <ul className={classes['list']} role="list" aria-label={text('wallets')}>
        {wallets.map((row, index) => {
          const note = readWords(row, props.fields, 'note');
          return (
            <li key={`${readId(row, props.fields, index)}`} className={classes['item']}>
              <span className={classes['name']}>
                <bdi>{readWords(row, props.fields, 'name')}</bdi>
                {note !== '' && <span className={classes['note']}>{note}</span>}
              </span>
              <span className={classes['part']}>
                <Amount {...view} amount={readField(row, props.fields, 'amount')} />
              </span>
            </li>
          );
        })}
      </ul>
      {props.collect === true && (
        <button
          type="button"
          className={classes['collect']}
          aria-disabled={props.busy === true}
          onClick={() => {
            if (props.busy !== true) emit('collect');
          }}
        >
          {text('collect')}
        </button>
      )}
    </>
  );
};
