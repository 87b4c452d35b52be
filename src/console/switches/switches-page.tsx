import { Box, Button, Code, Grid, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kills } from '../../protocol/calls/releases.ts';
import type { WireSwitches } from '../../protocol/calls/releases.ts';
import {
  killKinds,
  type KillKind,
  type KillSwitch,
  type KillTarget,
} from '../../protocol/release/kill-switch.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { useSwitches } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ListedLine } from '../ui/lists/listed-line.tsx';
import { ReasonField } from '../ui/fields/reason-field.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { switchMessages as words } from './switch-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { Note } from '../ui/note.tsx';
import { PartTitle } from '../ui/section.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { SelectField } from '../ui/fields/form-field.tsx';

const nameTarget = ({ kind, name }: KillTarget): string => `${words.kinds[kind]} ${name}`;

function RestoreDialog({ target, onClose }: { readonly target: KillSwitch; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const { kind, name } = target;
  return (
    <AskReason
      title={words.restoreTitle(nameTarget(target))}
      text={words.restoreText}
      confirm={words.restore}
      words={words}
      take={(note) => send(kills.restore, { kind, name, note })}
      done={words.restored(nameTarget(target))}
      onDone={() => void client.invalidateQueries()}
      onClose={onClose}
    />
  );
}

function NameField(props: {
  readonly kind: KillKind;
  readonly name: string;
  readonly names: readonly string[];
  readonly isMissing: boolean;
  readonly onChange: (name: string) => void;
}) {
  const field = {
    isRequired: true,
    value: props.name,
    fault: props.isMissing ? words.nameMissing : null,
    onChange: props.onChange,
  };
  if (props.kind === 'vendor') return <TextField {...field} label={words.code} maxLength={64} />;
  return (
    <SelectField
      {...field}
      label={words.name}
      options={[
        { value: '', label: words.choose },
        ...props.names.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}

const empty = { kind: 'component' as KillKind, name: '', note: '' };

function KillForm({ candidates }: Pick<WireSwitches, 'candidates'>) {
  const [request, setRequest] = useState(empty);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const send = useSend();
  const client = useQueryClient();
  const kill = useMutation({
    mutationFn: () => send(kills.kill, request),
    onSuccess: async () => {
      setAsking(false);
      setRequest(empty);
      setTried(false);
      tellSuccess(words.killed(nameTarget(request)));
      await client.invalidateQueries();
    },
  });
  const { kind, name, note } = request;
  const submit = () => {
    setTried(true);
    if (name.trim() !== '' && note.trim() !== '') setAsking(true);
  };
  return (
    <Panel>
      <Stack gap="4">
        <PartTitle>{words.kill}</PartTitle>
        <SelectField
          label={words.kind}
          value={kind}
          options={killKinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(next) => setRequest({ ...request, kind: next, name: '' })}
        />
        <NameField
          kind={kind}
          name={name}
          names={candidates[kind]}
          isMissing={tried && name.trim() === ''}
          onChange={(next) => setRequest({ ...request, name: next })}
        />
        <Text color="fg.muted">
          {words.what}: {words.effects[kind]}
        </Text>
        <ReasonField
          words={words}
          reason={note}
          isMissing={tried && note.trim() === ''}
          onChange={(next) => setRequest({ ...request, note: next })}
        />
        <Refusal error={kill.error} />
        <Box>
          <Button colorPalette="red" size="sm" onClick={submit}>
            {words.kill}
          </Button>
        </Box>
      </Stack>
      {asking ? (
        <ConfirmDialog
          open
          danger
          title={words.killTitle(nameTarget(request))}
          text={words.effects[kind]}
          confirm={words.kill}
          busy={kill.isPending}
          onConfirm={() => kill.mutate(undefined, { onError: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}

function KillList(props: {
  readonly kills: readonly KillSwitch[];
  readonly mayRestore: boolean;
  readonly onRestore: (kill: KillSwitch) => void;
}) {
  if (props.kills.length === 0) return <Nothing icon="check" title={words.none} text={words.noneText} />;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={words.off}>
      {props.kills.map((kill) => (
        <ListedLine
          key={nameTarget(kill)}
          kind={words.kinds[kill.kind]}
          name={kill.name}
          reason={kill.reason}
          author={kill.author}
          at={kill.at}
          action={
            props.mayRestore ? (
              <Button
                size="sm"
                variant="outline"
                aria-label={words.restoreOne(nameTarget(kill))}
                onClick={() => props.onRestore(kill)}
              >
                {words.restore}
              </Button>
            ) : null
          }
        />
      ))}
    </Stack>
  );
}

/** What is switched off in the live site, and the way to switch something off immediately. */
export function SwitchesPage() {
  const switches = useSwitches();
  const mayThrow = useMay('publish');
  const [restoring, setRestoring] = useState<KillSwitch | null>(null);
  return (
    <Screen title={words.title} lead={words.lead}>
      <RoleNotice permission="publish" />
      <Loaded query={switches}>
        {({ kills, candidates }) => (
          <Grid gap="4" templateColumns={{ base: '1fr', lg: '1.4fr 1fr' }} alignItems="start">
            <Panel padded={false}>
              <KillList kills={kills} mayRestore={mayThrow} onRestore={setRestoring} />
            </Panel>
            <Stack gap="3">
              {mayThrow ? <KillForm candidates={candidates} /> : null}
              <Note>
                {words.cli} <Code size="xs">{words.command}</Code>
              </Note>
            </Stack>
          </Grid>
        )}
      </Loaded>
      {restoring ? <RestoreDialog target={restoring} onClose={() => setRestoring(null)} /> : null}
    </Screen>
  );
}
