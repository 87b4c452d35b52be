import { Badge, Box, Button, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberFile } from '../../../protocol/calls/member-file.ts';
import { members, type MemberFile, type MemberLimits } from '../../../protocol/calls/members.ts';
import { isForGood } from '../../../protocol/document/jurisdiction.ts';
import { useMay } from '../../draft/draft-context.tsx';
import { ApiFailure } from '../../http/call-api.ts';
import { usePermission } from '../../http/queries.ts';
import { forget, useCall, useKeep, useSend } from '../../http/use-call.ts';
import { AskReason } from '../../ui/ask-reason.tsx';
import { SelectField } from '../../ui/fields/form-field.tsx';
import { Moment } from '../../ui/fields/moment.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PanelLine, PanelList } from '../../ui/lists/panel-line.tsx';
import { Note } from '../../ui/note.tsx';
import { Loaded, Nothing } from '../../ui/screen.tsx';
import { Section } from '../../ui/section.tsx';
import { showMoney } from '../../withdrawals/money.ts';
import { memberMessages } from '../member-messages.ts';
import { FileList, useBefore } from './file-list.tsx';
import { fileMessages as words } from './file-messages.ts';

const { care } = words;
type Limit = MemberLimits['limits'][number];
const nameLimit = ({ kind, period }: Pick<Limit, 'kind' | 'period'>): string =>
  `${memberMessages.kinds[kind]} ${memberMessages.periods[period]}`;

/** Money, or minutes of a session. */
function showLimit(kind: Limit['kind'], amount: string | null, currency: string): string {
  if (amount === null) return words.care.noLimit;
  return kind === 'session' ? amount : showMoney(amount, currency);
}

function LimitDialog(props: {
  readonly member: MemberFile;
  readonly limits: readonly Limit[];
  readonly onClose: () => void;
}) {
  const { member, limits, onClose } = props;
  const send = useSend();
  const client = useQueryClient();
  const keep = useKeep(members.limits, { id: member.id });
  const [index, setIndex] = useState('0');
  const [amount, setAmount] = useState('');
  const [isTried, setIsTried] = useState(false);
  const limit = limits[Number(index)];
  const isReady = (): boolean => {
    setIsTried(true);
    return amount.trim() !== '';
  };
  const faultOf = (refusal: unknown): string | null => {
    const isRefused = refusal instanceof ApiFailure && refusal.fields['amount'] !== undefined;
    return isRefused || (isTried && amount.trim() === '')
      ? limit?.kind === 'session'
        ? care.tighten.minutesMissing
        : care.tighten.amountMissing
      : null;
  };
  return (
    <AskReason
      title={care.tighten.title(member.account)}
      text={care.tighten.text}
      confirm={care.tighten.confirm}
      words={memberMessages}
      isReady={isReady}
      take={(reason) => {
        const { kind, period } = limit ?? { kind: 'deposit', period: 'day' };
        return send(members.tighten, { id: member.id, kind, period, amount: amount.trim(), reason });
      }}
      done={care.tighten.done}
      onDone={(answer) => {
        keep(answer);
        void forget(client, members.read, memberFile.care);
      }}
      onClose={onClose}
    >
      {(refusal) => (
        <Stack gap="4" marginBlockStart="4">
          <SelectField
            label={care.tighten.which}
            value={index}
            options={limits.map((one, place) => ({ value: String(place), label: nameLimit(one) }))}
            onChange={setIndex}
          />
          <TextField
            isRequired
            label={limit?.kind === 'session' ? care.tighten.minutes : care.tighten.amount}
            hint={
              limit === undefined || limit.amount === null
                ? care.tighten.first
                : care.tighten.below(showLimit(limit.kind, limit.amount, member.currency))
            }
            fault={faultOf(refusal)}
            inputMode="decimal"
            maxLength={20}
            value={amount}
            onChange={setAmount}
          />
        </Stack>
      )}
    </AskReason>
  );
}

function LimitLine({ limit, currency }: { readonly limit: Limit; readonly currency: string }) {
  const { kind, wish } = limit;
  return (
    <PanelLine
      title={nameLimit(limit)}
      text={
        wish === null ? null : (
          <>
            {care.wish(wish.amount === null ? null : showLimit(kind, wish.amount, currency))}{' '}
            <Moment iso={wish.from} />
          </>
        )
      }
      amounts={[
        [care.limit, showLimit(kind, limit.amount, currency)],
        [care.used, showLimit(kind, limit.used, currency)],
        [care.remaining, limit.left === null ? words.notYet : showLimit(kind, limit.left, currency)],
      ]}
    />
  );
}

/** What the member may spend and play, how much of it is used, and the way to lower it. */
function Limits({ member }: { readonly member: MemberFile }) {
  const query = useCall(members.limits, { id: member.id }, { enabled: usePermission('players') });
  const mayTighten = useMay('cashier');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={memberMessages.limits}>
      <Loaded query={query}>
        {({ limits, currency }) => (
          <Stack gap="3">
            <PanelList
              name={memberMessages.limits}
              empty={<Nothing icon="check" title={memberMessages.noLimits} text={care.noneOffered} />}
            >
              {limits.map((limit) => (
                <LimitLine key={`${limit.kind} ${limit.period}`} limit={limit} currency={currency} />
              ))}
            </PanelList>
            {mayTighten && limits.length > 0 ? (
              <Box>
                <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
                  {care.tighten.open}
                </Button>
              </Box>
            ) : (
              <Note>{care.tighten.mayNot}</Note>
            )}
            {isOpen ? <LimitDialog member={member} limits={limits} onClose={() => setIsOpen(false)} /> : null}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

/** The limits in force, and all that was set, changed and begun. */
export function CareTab({ member }: { readonly member: MemberFile }) {
  const before = useBefore();
  const query = useCall(memberFile.care, { id: member.id, before }, { enabled: usePermission('players') });
  return (
    <Stack gap="4">
      <Limits member={member} />
      <Section title={care.name}>
        <FileList query={query} words={care}>
          {(row, { currency }) => (
            <PanelLine
              key={row.id}
              title={row.isExclusion ? care.exclusion : care.what[row.what]}
              mark={row.byStaff ? <Badge size="sm">{care.byStaff}</Badge> : null}
              text={
                <>
                  <Moment iso={row.at} />
                  {row.kind === null ? '' : ` · ${memberMessages.kinds[row.kind]}`}
                  {row.amount === null
                    ? ''
                    : ` ${row.kind === 'session' ? row.amount : showMoney(row.amount, currency)}`}
                  {row.period === null ? '' : ` ${memberMessages.periods[row.period]}`}
                  {row.endsAt === null ? null : isForGood(row.endsAt) ? (
                    ` · ${care.forGood}`
                  ) : (
                    <>
                      {' '}
                      · {care.until} <Moment iso={row.endsAt} />
                    </>
                  )}
                </>
              }
            />
          )}
        </FileList>
      </Section>
    </Stack>
  );
}
