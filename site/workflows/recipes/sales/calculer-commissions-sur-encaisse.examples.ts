import type { Example } from '../recipe.ts'

type Line = readonly [amount: number, seller: string | null]
const invoice = (InvoiceNumber: string, FullyPaidOnDate: string, ...lines: readonly Line[]) => ({
  Type: 'ACCREC',
  InvoiceNumber,
  FullyPaidOnDate: `/Date(${Date.parse(`${FullyPaidOnDate}Z`)}+0000)/`,
  LineAmountTypes: 'Exclusive',
  LineItems: lines.map(([LineAmount, seller]) => ({
    LineAmount,
    TaxAmount: LineAmount / 5,
    Tracking: seller ? [{ Name: { fr: 'Commercial', en: 'Salesperson' }, Option: seller }] : [],
  })),
})
const rate = (seller: string, email: string, percent: number, step: number, above: number) => ({
  id: 1,
  seller,
  email,
  percent,
  step,
  above,
})
const invoices = [
  invoice('F-301', '2026-10-06T00:00:00', [8000, 'Inès Morel'], [2000, 'Karim Adda']),
  invoice('F-305', '2026-10-21T00:00:00', [6000, 'Inès Morel']),
  invoice('F-306', '2026-11-02T00:00:00', [9000, 'Karim Adda']),
  { ...invoice('F-310', '2026-10-31T00:00:00', [600.6, null]), LineAmountTypes: 'Inclusive' },
  { ...invoice('A-12', '2026-10-12T00:00:00', [900, 'Inès Morel']), Type: 'ACCPAY' },
]
const rates = [
  rate('Inès Morel', 'ines@votre-entreprise.example', 3, 10_000, 5),
  rate('Karim Adda', 'karim@votre-entreprise.example', 4, 10_000, 6),
]
const shown = {
  fr: 'Inès Morel : 14 000 €, 3 % jusqu’à 10 000 €, puis 5 %, soit 500 €\nKarim Adda : 2 000 €, 4 %, soit 80 €\nSans commercial : 480,48 €, ni taux ni adresse, soit 0 €',
  en: 'Inès Morel: €14,000, 3% up to €10,000, then 5%, makes €500\nKarim Adda: €2,000, 4%, makes €80\nNo salesperson: €480.48, no rate or address, makes €0',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Octobre, deux commerciaux', en: 'October, two salespeople' },
    given: {
      monthly: [{}],
      invoices,
      rates,
      ask: [{ data: { approved: true } }],
      statement: [{ messageId: 'c-1' }, { messageId: 'c-2' }],
      pay: [{ messageId: 'c-3' }],
    },
    expects: {
      settings: [{ month: '2026-10' }],
      work: [{ total: 580, shown }],
      each: [
        { seller: 'Inès Morel', base: 14_000, due: 500 },
        { seller: 'Karim Adda', base: 2000, due: 80 },
      ],
      columns: [{ due: 500 }, { due: 80 }],
      held: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: {
            fr: 'Commissions 2026-10 : 580 €, d’accord ?',
            en: 'Commissions 2026-10: €580, agreed?',
          },
          message: shown,
        },
      ],
      statement: [
        {
          toEmail: 'ines@votre-entreprise.example',
          text: {
            fr: 'F-301 : 8 000 €\nF-305 : 6 000 €\n\nTotal encaissé : 14 000 € (3 % jusqu’à 10 000 €, puis 5 %).\nUne erreur ? Répondez sous trois jours.',
            en: 'F-301: €8,000\nF-305: €6,000\n\nPaid in total: €14,000 (3% up to €10,000, then 5%).\nA mistake? Answer within three days.',
          },
        },
        { toEmail: 'karim@votre-entreprise.example' },
      ],
    },
  },
  {
    name: { fr: 'Le responsable refuse', en: 'The manager refuses' },
    given: {
      monthly: [{}],
      invoices,
      rates,
      ask: [{ data: { approved: false } }],
      held: [{ messageId: 'c-4' }],
    },
    expects: { 'agreed.no': { count: 1 }, each: 'not reached', file: 'not reached' },
    asks: { held: [{ text: shown }] },
  },
  {
    name: { fr: 'Rien d’encaissé', en: 'Nothing paid' },
    given: { monthly: [{}], invoices: [invoices[2]!], rates },
    expects: { work: [{ total: 0, shown: '' }], 'some.no': { count: 1 }, ask: 'not reached' },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      monthly: [{}],
      invoices,
      rates: { fails: 'Document not found' },
      broken: [{ messageId: 'c-5' }],
    },
    expects: { work: 'not reached' },
    asks: {
      broken: [
        {
          subject: { fr: 'Commissions : calcul arrêté', en: 'Commissions: stopped' },
          text: 'Document not found',
        },
      ],
    },
  },
  {
    name: { fr: 'Xero ne répond pas', en: 'Xero does not answer' },
    given: {
      monthly: [{}],
      invoices: { fails: 'Rate limit exceeded' },
      broken: [{ messageId: 'c-6' }],
    },
    expects: { settings: [{ month: '2026-10' }], rates: 'not reached' },
    asks: { broken: [{ text: 'Rate limit exceeded' }] },
  },
]
