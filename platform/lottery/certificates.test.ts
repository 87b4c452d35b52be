import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkCertificate, textOfCertificate, type DrawCertificate } from '../../src/lottery/certificate.ts';
import { checkInclusion } from '../../src/lottery/sold-tickets.ts';
import { createReleaseSigner } from '../../server/infrastructure/keys/release-signer.ts';
import { big, createLotteryRig, drawnMs, fiveDigits, sure, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
let token = '';
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.troubles.length = 0;
  token = await rig.logIn('player');
});

const dayMs = 86_400_000;
const silent = {
  promise: () => Promise.reject(new Error('silent')),
  reveal: () => Promise.reject(new Error('silent')),
};
const certificateOf = async (numero: string) =>
  (await rig.call('lottery.certificate', { gameId: fiveDigits, numero })).value;
const statusOf = async (id: string | undefined) =>
  (await rig.call('lottery.today', { size: 50 }, { token })).value.list.find((one) => one.id === id)?.status;

/** As a stranger does it, with the key of `/site/keys`. `signature` is base64url. */
async function isSigned(
  certificate: DrawCertificate,
  signature: string,
  key: { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly x: string },
): Promise<boolean> {
  const { kty, crv, x } = key;
  const imported = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return crypto.subtle.verify(
    'Ed25519',
    imported,
    bytes,
    new TextEncoder().encode(textOfCertificate(certificate)),
  );
}

describe('the certificate of a draw', () => {
  it('holds against what the ticket kept since it was bought, and is signed', async () => {
    const { value } = await rig.bet(token, { lines: [big, sure], sum: '202.00' });
    const [ticket] = value.tickets;
    const { commitment = '', witness = '' } = ticket ?? {};
    expect(witness).toMatch(/^committed:sandbox:[0-9a-f]{64}$/);
    rig.clock.advance(drawnMs);
    const signer = createReleaseSigner();
    await rig.node({ signText: signer.signText }).runDue();
    const { certificate, signature, keyId } = await certificateOf(value.numero);
    expect(certificate).toMatchObject({ game: 'FIVE1', money: 'real', tickets: 2, voidReason: '' });
    expect(certificate.entropy).toMatch(/^[0-9a-f]{64}$/);
    expect(await checkCertificate(certificate, { commitment, witness })).toBeNull();
    const [key] = signer.keySet.keys;
    expect(key?.kid).toBe(keyId);
    if (key === undefined) throw new Error('Expected a key.');
    expect(await isSigned(certificate, signature, key)).toBe(true);
    expect(await isSigned({ ...certificate, tickets: 3 }, signature, key)).toBe(false);
    expect(rig.troubles).toEqual([]);
  });

  it('proves each ticket to its owner, and not one that was cancelled', async () => {
    const { value } = await rig.bet(token, { lines: [big, sure, big], sum: '204.00' });
    const ids = value.tickets.map(({ id }) => id);
    const prove = (id: string, as = token) => rig.call('lottery.proof', { id }, { token: as });
    expect((await prove(ids[0] ?? '')).error.errorCode).toBe('lottery.proof-missing');
    await rig.call('lottery.cancel', { id: ids.slice(0, 1) }, { token });
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    const { certificate } = await certificateOf(value.numero);
    expect(certificate.tickets).toBe(2);
    for (const id of ids.slice(1)) {
      const proof = (await prove(id)).value;
      expect(proof.root).toBe(certificate.root);
      expect(await checkInclusion(proof.ticket, proof.steps, proof.root)).toBe(true);
      expect(JSON.parse(proof.ticket)).toMatchObject({ order: value.orderNumber, issue: value.numero });
    }
    expect((await prove(ids[0] ?? '')).error.errorCode).toBe('lottery.proof-missing');
    const other = await rig.logIn('agent');
    expect((await prove(ids[1] ?? '', other)).error.errorCode).toBe('lottery.ticket-unknown');
  });

  it('is not there before the draw, and is never written again', async () => {
    expect(
      (await rig.call('lottery.certificate', { gameId: fiveDigits, numero: await rig.numeroOf() })).error,
    ).toMatchObject({ errorCode: 'lottery.certificate-unknown' });
    await expect(rig.database.pool.query(`update lottery_certificate set body = ''`)).rejects.toThrow(
      'append-only',
    );
  });
});

describe('the second party', () => {
  it('is waited for, and the draw is made when it answers', async () => {
    const { value } = await rig.bet(token, { lines: [big], sum: '2.00' });
    const [ticket] = value.tickets;
    rig.clock.advance(drawnMs);
    await rig.node({ drawWitness: silent }).runDue();
    expect(rig.troubles.map(String).join()).toContain('silent');
    expect(await statusOf(ticket?.id)).toBe('closed');
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    expect(['won', 'lost']).toContain(await statusOf(ticket?.id));
  });

  it('is held to its promise', async () => {
    const { value } = await rig.bet(token, { lines: [big], sum: '2.00' });
    rig.clock.advance(drawnMs);
    const lying = { ...silent, reveal: () => Promise.resolve({ value: 'ab'.repeat(32), proof: '' }) };
    await rig.node({ drawWitness: lying }).runDue();
    expect(rig.troubles.map(String).join()).toContain('promised');
    expect(await statusOf(value.tickets[0]?.id)).toBe('closed');
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
  });

  it('that is silent for a day makes the issue void, with a certificate that says so', async () => {
    const before = await rig.balanceOf('player');
    const { value } = await rig.bet(token, { lines: [big], sum: '2.00' });
    const { commitment = '', witness = '' } = value.tickets[0] ?? {};
    rig.clock.advance(dayMs + drawnMs);
    await rig.node({ drawWitness: silent }).runDue();
    await rig.node({ drawWitness: silent }).runDue();
    const { certificate } = await certificateOf(value.numero);
    expect(certificate).toMatchObject({
      numbers: [],
      voidReason: 'The second party did not give its value.',
    });
    expect(await checkCertificate(certificate, { commitment, witness })).toBeNull();
    expect(await rig.balanceOf('player')).toBe(before);
  });
});

describe('play money', () => {
  it('has issues apart, with seeds that real money never has', async () => {
    const trial = await rig.logIn('trial');
    const near = async (as?: string) =>
      (await rig.call('lottery.near', { gameId: fiveDigits }, as === undefined ? {} : { token: as })).value
        .currentNumero;
    const [ofTrial, ofPlayer, ofVisitor] = [await near(trial), await near(token), await near()];
    expect(ofTrial.numero).toBe(`P${ofPlayer.numero}`);
    expect(ofVisitor).toEqual(ofPlayer);
    expect(ofTrial.commitment).not.toBe(ofPlayer.commitment);
    expect(ofTrial.witness).not.toBe(ofPlayer.witness);
    const bet = (as: string, numero: string) => rig.bet(as, { lines: [big], sum: '2.00', numero });
    expect((await bet(trial, ofPlayer.numero)).error.errorCode).toBe('lottery.closed');
    expect((await bet(token, ofTrial.numero)).error.errorCode).toBe('lottery.closed');
    expect((await bet(trial, ofTrial.numero)).status).toBe(200);
    rig.clock.advance(drawnMs);
    await rig.node().runDue();
    const [drawn] = (await rig.call('lottery.history', { gameId: fiveDigits }, { token: trial })).value.list;
    expect(drawn?.numero).toMatch(/^P/);
    const { rows } = await rig.database.pool.query(
      'select seed from lottery_issue where seed is not null group by seed having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });
});
