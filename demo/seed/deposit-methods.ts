import type { Database } from '../../server/db/database.ts';
import type { DepositMethod } from '../../platform/money/cashier/methods.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import { unitOf } from '../../src/protocol/money/money.ts';

/** Money in whole units of the site's currency. */
const seedDepositMethods: readonly DepositMethod[] = [
  {
    id: 'gateway',
    kind: 'redirect',
    texts: {
      EN: { title: 'Online payment', text: 'Card or e-wallet, on our payment partner’s page' },
      TY: { title: 'Online na bayad', text: 'Card o e-wallet sa pahina ng aming payment partner' },
      AR: { title: 'دفع عبر الإنترنت', text: 'بطاقة أو محفظة إلكترونية في صفحة شريك الدفع' },
    },
    icon: 'card',
    minimum: 100n,
    maximum: 50_000n,
    fee: 0n,
    quick: [200n, 500n, 1_000n, 5_000n],
    usualMinutes: 1,
    expiryMinutes: 15,
  },
  {
    id: 'qr',
    kind: 'qr',
    texts: {
      EN: { title: 'QR code', text: 'Scan with your bank or wallet app' },
      TY: { title: 'QR code', text: 'I-scan gamit ang app ng iyong bangko o wallet' },
      AR: { title: 'رمز QR', text: 'امسح الرمز بتطبيق مصرفك أو محفظتك' },
    },
    icon: 'qr',
    minimum: 100n,
    maximum: 20_000n,
    fee: 5n,
    quick: [100n, 300n, 500n, 1_000n],
    usualMinutes: 2,
    expiryMinutes: 15,
  },
  {
    id: 'transfer',
    kind: 'account',
    texts: {
      EN: { title: 'Bank transfer', text: 'Send the exact amount, then upload your receipt' },
      TY: { title: 'Bank transfer', text: 'Ipadala ang eksaktong halaga, saka i-upload ang resibo' },
      AR: { title: 'تحويل مصرفي', text: 'أرسل المبلغ المحدد بدقة ثم ارفع الإيصال' },
    },
    icon: 'bank',
    minimum: 500n,
    maximum: 200_000n,
    fee: 0n,
    quick: [500n, 1_000n, 5_000n, 10_000n],
    usualMinutes: 30,
    expiryMinutes: 30,
  },
];

interface SeedReceiving {
  readonly kind: 'bank' | 'wallet';
  readonly provider: string;
  readonly number: string;
  readonly qrText: string;
  /** Rank of the lowest level that is given it. */
  readonly fromLevel: number;
  /** Whole units. */
  readonly maximum: bigint;
  readonly perDay: bigint | null;
}
/** Small sums go to the bank; members of the upper levels may send large ones. */
const seedReceiving: readonly SeedReceiving[] = [
  {
    kind: 'bank',
    provider: 'Bank of the Harbour',
    number: '0045 2210 9931',
    qrText: '',
    fromLevel: 0,
    maximum: 200_000n,
    perDay: 1_000_000n,
  },
  {
    kind: 'wallet',
    provider: 'Harbour Pay',
    number: '0917 555 0142',
    qrText: 'harbourpay://send?to=09175550142&name=Lumina%20Payments',
    fromLevel: 3,
    maximum: 50_000n,
    perDay: 300_000n,
  },
];

async function makeReceiving(
  db: Database,
  merchant: string,
  inMinor: (units: bigint) => string,
): Promise<void> {
  const rows = seedReceiving.map((one, position) => ({
    merchant,
    position,
    method: 'transfer',
    kind: one.kind,
    provider: one.provider,
    holder: 'Lumina Payments Inc.',
    number: one.number,
    qr_text: one.qrText,
    from_level: one.fromLevel,
    to_level: null,
    minimum: inMinor(500n),
    maximum: inMinor(one.maximum),
    per_day: one.perDay === null ? null : inMinor(one.perDay),
    enabled: true,
  }));
  await db.insertInto('receiving_account').values(rows).execute();
}

/** Offers the ways to pay in. */
export async function makeDepositMethods(db: Database, merchant: string): Promise<string> {
  const { code: currency } = await readCurrency(db, merchant);
  const inMinor = (units: bigint): string => (units * unitOf(currency)).toString();
  const rows = seedDepositMethods.map((method, position) => ({
    merchant,
    position,
    id: method.id,
    kind: method.kind,
    texts: JSON.stringify(method.texts),
    icon: method.icon,
    minimum: inMinor(method.minimum),
    maximum: inMinor(method.maximum),
    fee: inMinor(method.fee),
    quick: method.quick.map(inMinor),
    usual_minutes: method.usualMinutes,
    expiry_minutes: method.expiryMinutes,
  }));
  await db.insertInto('deposit_method').values(rows).execute();
  await makeReceiving(db, merchant, inMinor);
  return `${rows.length} ways to pay in (${seedDepositMethods.map(({ id }) => id).join(', ')})`;
}
