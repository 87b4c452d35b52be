import { Alert, Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { vendors, type NewVendorKey, type VendorFile } from '../../protocol/calls/vendors.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { LineButton } from '../ui/lists/panel-line.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { vendorMessages as words } from './vendor-messages.ts';
import { Note } from '../ui/note.tsx';

type Step = 'rotate' | 'retire';

function KeyDialog(props: {
  readonly vendor: string;
  readonly step: Step;
  readonly onMade: (key: NewVendorKey) => void;
  readonly onClose: () => void;
}) {
  const { vendor, step, onMade, onClose } = props;
  const send = useSend();
  const keep = useKeep(vendors.read);
  const client = useQueryClient();
  const reload = (): void => void forget(client, vendors.read);
  const isRotation = step === 'rotate';
  return (
    <AskReason
      danger={!isRotation}
      title={isRotation ? words.rotateTitle(vendor) : words.retireTitle(vendor)}
      text={isRotation ? words.rotateText : words.retireText}
      confirm={isRotation ? words.rotate : words.retire}
      words={words}
      take={async (note) => {
        if (isRotation) return send(vendors.rotateKey, { vendor, note });
        keep(await send(vendors.retireKey, { vendor, note }));
        return null;
      }}
      onDone={(made) => {
        reload();
        onClose();
        if (made === null) tellSuccess(words.retired);
        else onMade(made);
      }}
      onRefused={reload}
      onClose={onClose}
    />
  );
}

/** The secret of a key that was made just now. It is kept nowhere in this browser. */
function Secret({ made, onHide }: { readonly made: NewVendorKey; readonly onHide: () => void }) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.secretTitle(made.keyId)}</Alert.Title>
        <Alert.Description>{words.secretText}</Alert.Description>
        <Box fontFamily="mono" wordBreak="break-all" color="fg">
          <CopyText
            text={made.secret}
            label={words.secretCopy}
            done={words.copied}
            failed={words.copyFailed}
          />
        </Box>
        <Button size="xs" variant="outline" width="fit-content" onClick={onHide}>
          {words.secretHide}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Keys of a vendor, and the way to change them: make the next, then retire the former. */
export function VendorKeys({ vendor }: { readonly vendor: VendorFile }) {
  const { code, keys } = vendor;
  const mayChange = useMay('system');
  const [step, setStep] = useState<Step | null>(null);
  const [made, setMade] = useState<NewVendorKey | null>(null);
  const hasFormer = keys.some(({ state }) => state === 'former');
  return (
    <Stack gap="3">
      {keys.length === 0 ? (
        <Text color="fg.muted">{words.keysNone}</Text>
      ) : (
        <Stack as="ul" gap="2" listStyleType="none">
          {keys.map(({ keyId, state, since }) => (
            <Flex as="li" key={keyId} gap="2" wrap="wrap" align="baseline">
              <Text fontFamily="mono" overflowWrap="anywhere">
                {keyId}
              </Text>
              <Badge colorPalette={state === 'active' ? 'green' : 'orange'}>{words.keyStates[state]}</Badge>
              <Note>
                {words.since} {showMoment(since)}
              </Note>
            </Flex>
          ))}
        </Stack>
      )}
      {made === null ? null : <Secret made={made} onHide={() => setMade(null)} />}
      {!mayChange ? (
        <Note>{words.mayNotKeys}</Note>
      ) : keys.length === 0 ? null : (
        <Flex gap="2" wrap="wrap">
          {hasFormer ? (
            <LineButton aria-label={words.retireOne(code)} onClick={() => setStep('retire')}>
              {words.retire}
            </LineButton>
          ) : (
            <LineButton aria-label={words.rotateOne(code)} onClick={() => setStep('rotate')}>
              {words.rotate}
            </LineButton>
          )}
        </Flex>
      )}
      {step === null ? null : (
        <KeyDialog vendor={code} step={step} onMade={setMade} onClose={() => setStep(null)} />
      )}
    </Stack>
  );
}
