import type { Example } from '../recipe.ts'

const bank = (...balances: readonly number[]) => [
  { organization: { bank_accounts: balances.map((balance) => ({ balance })) } },
]
const invoice = (Type: string, Name: string, InvoiceNumber: string, day: string, due: number) => ({
  Type,
  Contact: { Name },
  InvoiceNumber,
  DueDateString: `${day}T00:00:00`,
  AmountDue: due,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'TVA et salaires la même semaine', en: 'VAT and wages in one week' },
    given: {
      monday: [{}],
      bank: bank(18000, 4000),
      open: [
        invoice('ACCREC', 'Atelier Roumens', 'V-118', '2026-11-10', 6400),
        invoice('ACCREC', 'Mairie de Sorne', 'V-120', '2026-12-14', 9000),
        invoice('ACCREC', 'Ferme du Lac', 'V-101', '2026-10-02', 800),
        invoice('ACCREC', 'Studio Avel', 'V-109', '2026-11-20', 1500),
        invoice('ACCREC', 'Garage Pons', 'V-099', '2026-09-30', 300),
        invoice('ACCPAY', 'Bois du Nord', 'A-77', '2026-11-12', 5000),
        invoice('ACCREC', 'Payee SARL', 'V-090', '2026-11-01', 0),
        // In dollars, 1.25 to the euro.
        { ...invoice('ACCPAY', 'Aloy Inc', 'A-80', '2026-11-30', 1250), CurrencyRate: 1.25 },
      ],
      fixed: [
        {
          label: { fr: 'Salaires', en: 'Wages' },
          amount: -11000,
          // Since long ago: only what falls from today on counts.
          next: '2026-08-30',
          every: 'months',
        },
        { label: { fr: 'TVA', en: 'VAT' }, amount: -4500, next: '2026-12-04', every: 'quarters' },
      ],
      tell: [{ Messages: [{ Status: 'success' }] }],
      call: [{ id: 'c1' }, { id: 'c2' }, { id: 'c3' }],
    },
    expects: {
      weeks: [
        {
          low: true,
          worst: { from: '25/01', balance: -3500 },
          chase: [
            { name: 'Atelier Roumens', amount: 6400 },
            { name: 'Studio Avel' },
            { name: 'Ferme du Lac' },
            { name: 'Garage Pons' },
          ],
        },
      ],
      three: { count: 3 },
      blind: 'not reached',
    },
    asks: {
      call: [
        {
          name: {
            fr: 'Appeler Atelier Roumens : 6\u00A0400\u00A0€ dus (V-118)',
            en: 'Call Atelier Roumens: €6,400 due (V-118)',
          },
          additionalFields: { due: '2026-11-25' },
        },
        {},
        {},
      ],
    },
  },
  {
    name: { fr: 'Rien à craindre', en: 'Nothing to fear' },
    given: {
      monday: [{}],
      bank: bank(60000),
      open: [],
      fixed: [
        { label: { fr: 'Loyer', en: 'Rent' }, amount: -1000, next: '2026-12-01', every: 'months' },
      ],
      tell: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: {
      weeks: [{ low: false, chase: [], worst: { balance: 57000, from: '01/02' } }],
      'low.no': { count: 1 },
      call: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Trésorerie : 57\u00A0000\u00A0€ la semaine du 01/02',
            en: 'Cash: €57,000 in the week of 01/02',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Xero ne répond pas', en: 'Xero does not answer' },
    given: {
      monday: [{}],
      bank: bank(60000),
      open: { fails: 'The service is unavailable' },
      fixed: [
        { label: { fr: 'Loyer', en: 'Rent' }, amount: -1000, next: '2026-12-01', every: 'months' },
      ],
      blind: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { weeks: [{ readable: false, broken: 'Xero' }], tell: 'not reached' },
    asks: {
      blind: [
        {
          text: {
            fr: 'À revoir : Xero. Vérifiez l’accès ou la ligne, puis relancez le flux à la main.',
            en: 'To be looked into: Xero. Check the access or the row, then start the flow by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une charge au rythme inconnu', en: 'A charge of unknown rhythm' },
    given: {
      monday: [{}],
      bank: bank(60000),
      open: [],
      fixed: [{ label: 'Loyer', amount: -1000, next: '2026-12-01', every: 'mois' }],
      blind: [{ Messages: [{ Status: 'success' }] }],
    },
    expects: { weeks: [{ readable: false, broken: 'Grist (Loyer)' }], tell: 'not reached' },
  },
]
