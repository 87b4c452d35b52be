import { Flex } from '@chakra-ui/react';
import type { IssueFile } from '../../protocol/calls/lottery.ts';
import { subtractMoney } from '../../protocol/money/money.ts';
import { CopyText } from '../ui/copy-text.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { showMoney } from '../withdrawals/money.ts';
import { lotteryMessages } from './lottery-messages.ts';
import { TitledPanel } from '../ui/section.tsx';
import { Pairs } from '../ui/pairs.tsx';

const words = lotteryMessages.file;

function Copy({ what, text }: { readonly what: string; readonly text: string }) {
  return (
    <Flex justify="end" fontFamily="mono" fontSize="xs" wordBreak="break-all">
      <CopyText text={text} label={words.copy(what)} done={words.copied} failed={words.copyFailed} />
    </Flex>
  );
}

/** When the issue is sold and drawn, and what came. */
export function SaleFacts({ file }: { readonly file: IssueFile }) {
  return (
    <TitledPanel title={words.sale}>
      <Pairs
        pairs={[
          [words.opens, showMoment(file.opensAt)],
          [words.closes, showMoment(file.closesAt)],
          [words.draws, showMoment(file.drawsAt)],
          file.drawnAt === null ? null : [words.drawn, showMoment(file.drawnAt)],
          file.numbers.length === 0 ? null : [words.result, <bdi key="r">{file.numbers.join(' ')}</bdi>],
        ]}
      />
    </TitledPanel>
  );
}

/** What members bought, and what came back. */
export function MoneyFacts({ file }: { readonly file: IssueFile }) {
  const { currency, sold, paid, refunded } = file;
  const show = (amount: string): string => showMoney(amount, currency);
  const net = subtractMoney(sold, paid, currency);
  const house = net === null ? null : subtractMoney(net, refunded, currency);
  return (
    <TitledPanel title={words.money}>
      <Pairs
        pairs={[
          [words.sold, file.tickets],
          [words.stakes, show(sold)],
          [words.won, file.won],
          [words.winnings, show(paid)],
          [words.lost, file.lost],
          [words.givenBack, file.givenBack],
          [words.refunded, show(refunded)],
          [words.cancelled, file.cancelled],
          [words.openTickets, file.open.tickets],
          house === null || file.open.tickets > 0 ? null : [words.house, show(house)],
        ]}
      />
    </TitledPanel>
  );
}

/** What proves the draw: fixed before the sale, at its end, and shown with the draw. */
export function ProofFacts({ file }: { readonly file: IssueFile }) {
  const { commitment, seed, sealed, certificate } = file;
  return (
    <TitledPanel title={words.proof}>
      <Pairs
        pairs={[
          [words.commitment, <Copy key="c" what={words.commitment} text={commitment} />],
          ...(sealed === null
            ? []
            : ([
                [words.sealed, `${showMoment(sealed.at)}, ${words.sealedOf(sealed.tickets)}`],
                [words.root, <Copy key="r" what={words.root} text={sealed.root} />],
              ] as const)),
          [words.seed, seed === '' ? words.notYet : <Copy key="s" what={words.seed} text={seed} />],
          ...(certificate === null
            ? []
            : ([
                [words.certificate, certificate.keyId],
                [words.signature, <Copy key="g" what={words.signature} text={certificate.signature} />],
              ] as const)),
        ]}
      />
    </TitledPanel>
  );
}
