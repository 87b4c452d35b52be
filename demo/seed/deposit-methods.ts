import type { Database } from '../../server/db/database.ts';
import type { ReceivingKind } from '../../src/protocol/console-receiving.ts';
import type { DepositKind } from '../../server/member/cashier/tables.ts';
import type { LocalTexts } from '../../server/member/local-texts.ts';
import { currency } from '../../server/member/wallet/ledger.ts';

/** A method of the seed. Money in minor units. */
interface SeedMethod {
  readonly id: string;
  readonly kind: DepositKind;
  readonly texts: LocalTexts;
  readonly icon: string;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly fee: bigint;
  readonly quick: readonly bigint[];
  readonly usualMinutes: number;
  readonly expiryMinutes: number;
}

const pesos = (...whole: number[]): readonly bigint[] => whole.map((one) => BigInt(one) * 100n);

const seedDepositMethods: readonly SeedMethod[] = [
  {
    id: 'gateway',
    kind: 'redirect',
    texts: {
      EN: { title: 'Online payment', text: 'Card or e-wallet on the page of our payment partner' },
      TY: { title: 'Online na bayad', text: 'Card o e-wallet sa pahina ng aming payment partner' },
      AR: { title: 'دفع عبر الإنترنت', text: 'بطاقة أو محفظة إلكترونية في صفحة شريك الدفع' },
    },
    icon: 'globe',
    minimum: 10_000n,
    maximum: 5_000_000n,
    fee: 0n,
    quick: pesos(200, 500, 1_000, 5_000),
    usualMinutes: 1,
    expiryMinutes: 15,
  },
  {
    id: 'qr',
    kind: 'qr',
    texts: {
      EN: { title: 'QR code', text: 'Scan with the app of your bank or wallet' },
      TY: { title: 'QR code', text: 'I-scan gamit ang app ng iyong bangko o wallet' },
      AR: { title: 'رمز QR', text: 'امسح الرمز بتطبيق مصرفك أو محفظتك' },
    },
    icon: 'phone',
    minimum: 10_000n,
    maximum: 2_000_000n,
    fee: 500n,
    quick: pesos(100, 300, 500, 1_000),
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
    icon: 'wallet',
    minimum: 50_000n,
    maximum: 20_000_000n,
    fee: 0n,
    quick: pesos(500, 1_000, 5_000, 10_000),
    usualMinutes: 30,
    expiryMinutes: 30,
  },
];

interface SeedReceiving {
  readonly kind: ReceivingKind;
  readonly provider: string;
  readonly number: string;
  readonly qrText: string;
  /** Rank of the lowest level that is given it. */
  readonly fromLevel: number;
  /** Minor units. */
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
    maximum: 20_000_000n,
    perDay: 100_000_000n,
  },
  {
    kind: 'wallet',
    provider: 'Harbour Pay',
    number: '0917 555 0142',
    qrText: 'harbourpay://send?to=09175550142&name=Lumina%20Payments',
    fromLevel: 3,
    maximum: 5_000_000n,
    perDay: 30_000_000n,
  },
];

async function makeReceiving(db: Database, merchant: string, at: Date): Promise<void> {
  const rows = seedReceiving.map((one, position) => ({
    merchant,
    position,
    method: 'transfer',
    kind: one.kind,
    provider: one.provider,
    holder: 'Lumina Payments Inc.',
    number: one.number,
    qr_text: one.qrText,
    currency: currency.code,
    from_level: one.fromLevel,
    to_level: null,
    minimum: '50000',
    maximum: one.maximum.toString(),
    per_day: one.perDay?.toString() ?? null,
    enabled: true,
    changed_by: 'setup',
    changed_at: at,
  }));
  await db.insertInto('receiving_account').values(rows).execute();
}

/** Offers the ways to pay in. */
export async function makeDepositMethods(db: Database, merchant: string, at: Date): Promise<string> {
  const rows = seedDepositMethods.map((method, position) => ({
    merchant,
    position,
    id: method.id,
    kind: method.kind,
    texts: JSON.stringify(method.texts),
    icon: method.icon,
    minimum: method.minimum.toString(),
    maximum: method.maximum.toString(),
    fee: method.fee.toString(),
    quick: method.quick.map(String),
    usual_minutes: method.usualMinutes,
    expiry_minutes: method.expiryMinutes,
  }));
  await db.insertInto('deposit_method').values(rows).execute();
  await makeReceiving(db, merchant, at);
  return `${rows.length} ways to pay in (${seedDepositMethods.map(({ id }) => id).join(', ')})`;
}
