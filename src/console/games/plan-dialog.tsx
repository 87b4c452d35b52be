import { Stack, Textarea } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { games } from '../../protocol/calls/games.ts';
import { forget, useSend } from '../http/use-call.ts';
import { useSite } from '../http/queries.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { EntryPreview } from '../ui/entry-preview.tsx';
import { LocalTimeField, toMoment } from '../ui/fields/local-time-field.tsx';
import { brandZone, nameZone } from '../ui/zone-time.ts';
import { gameMessages } from './game-messages.ts';
import { FormField } from '../ui/fields/form-field.tsx';

const words = { ...gameMessages, ...gameMessages.windows };
const longestText = 500;

interface Typed {
  readonly from: string;
  readonly until: string;
  readonly texts: Readonly<Record<string, string>>;
}
/** What is wrong with the times; null where nothing is. */
const findFault = ({ from, until }: Typed): { readonly from?: string; readonly until?: string } | null => {
  if (from === '') return { from: words.missing };
  if (until === '') return { until: words.missing };
  return until <= from ? { until: words.order } : null;
};

/** What players read, in each language of the site. */
function Texts({ typed, onType }: { readonly typed: Typed; readonly onType: (typed: Typed) => void }) {
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  return locales.map(({ code, nativeName, dir }) => (
    <FormField key={code} label={words.text(nativeName)}>
      <Textarea
        size="sm"
        rows={2}
        dir={dir}
        lang={code}
        maxLength={longestText}
        value={typed.texts[code] ?? ''}
        onChange={(event) => onType({ ...typed, texts: { ...typed.texts, [code]: event.target.value } })}
      />
    </FormField>
  ));
}

/** Plans when all games of a vendor are closed. */
export function PlanDialog(props: {
  readonly vendor: string;
  readonly label: string;
  readonly onClose: () => void;
}) {
  const { vendor, label, onClose } = props;
  const send = useSend();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>({ from: '', until: '', texts: {} });
  const [tried, setTried] = useState(false);
  const fault = tried ? findFault(typed) : null;
  const { from, until, texts } = typed;
  return (
    <AskReason
      title={words.planTitle(label)}
      text={words.planText}
      confirm={words.plan}
      words={words}
      isReady={() => {
        setTried(true);
        return findFault(typed) === null;
      }}
      take={(note) =>
        send(games.planWindow, { vendor, from: toMoment(from), until: toMoment(until), texts, note })
      }
      done={words.planned(label)}
      onDone={() => void forget(client, games.vendors)}
      onClose={onClose}
    >
      <Stack gap="3" marginBlockStart="4">
        <LocalTimeField
          label={words.begin}
          value={from}
          fault={fault?.from}
          onChange={(value) => setTyped({ ...typed, from: value })}
        />
        <LocalTimeField
          label={words.finish}
          hint={words.zone(nameZone(brandZone()))}
          value={until}
          fault={fault?.until}
          onChange={(value) => setTyped({ ...typed, until: value })}
        />
        <Texts typed={typed} onType={setTyped} />
        <EntryPreview
          look="words"
          picture=""
          texts={Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, { text }]))}
          read={(written) => ({
            title: words.previewTitle(label),
            body: written === undefined || written.text.trim() === '' ? words.previewNone : written.text,
          })}
        />
      </Stack>
    </AskReason>
  );
}
