import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const closing = [{ day: '2026-12-31' }]
const bill = (
  supplier: string,
  reference: string,
  net: number,
  from: string,
  to: string,
  booked = '2026-10-05',
) => ({
  id: reference,
  supplier,
  reference,
  net,
  booked,
  from,
  to,
  account: 616000,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une année à cheval, une période inversée',
      en: 'A year astride, a period reversed',
    },
    given: {
      closing,
      bills: [
        bill('Assur Sud', 'A-12', 3650, '2026-04-01', '2027-03-31'),
        bill('Logic Plus', 'L-7', 500, '2027-01-01', '2027-06-30'),
        bill('Copieurs Val', 'C-3', 90, '2026-10-01', '2026-12-31'),
        bill('Gaz Nord', 'G-1', 80, '2027-02-01', '2026-02-01'),
        bill('Bail Est', 'B-9', 700, '2027-01-01', '2027-03-31', '2027-01-04'),
      ],
      upload: [{ id: 'f1' }],
      tell: [{ success: true }],
    },
    expects: {
      spread: [{ count: 2, sum: 1400, odd: ['Gaz Nord G-1'] }],
      lines: [
        {
          date: '2026-12-31',
          account: '486000',
          label: both('CCA Assur Sud A-12 (90/365)', 'Prepaid Assur Sud A-12 (90/365)'),
          debit: '900,00',
        },
        { account: '616000', credit: '900,00' },
        { date: '2027-01-01', account: '616000', debit: '900,00' },
        { account: '486000', credit: '900,00' },
        {
          label: both('CCA Logic Plus L-7 (181/181)', 'Prepaid Logic Plus L-7 (181/181)'),
          debit: '500,00',
        },
        { credit: '500,00' },
        { debit: '500,00' },
        { credit: '500,00' },
      ],
      warn: 'not reached',
    },
    asks: {
      bills: [
        {
          filterByFormula:
            "OR({from} = BLANK(), {to} = BLANK(), {booked} = BLANK(), IS_AFTER({from}, {to}), NOT(IS_BEFORE({to}, '2026-12-31')))",
        },
      ],
      upload: [{ fileName: 'cca-2026-12-31.csv' }],
      tell: [
        {
          subject: both(
            'Charges d’avance au 31/12/2026 : 1\u00A0400\u00A0€',
            'Prepaid on 31/12/2026: €1,400',
          ),
          bodyContent: both(
            '2 facture(s) étalée(s). À voir à la main : Gaz Nord G-1',
            '2 invoice(s) spread. To be seen by hand: Gaz Nord G-1',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien à étaler', en: 'Nothing to spread' },
    given: {
      closing,
      bills: [],
      tell: [{ success: true }],
    },
    expects: { spread: [{ count: 0, lines: [] }], file: 'not reached' },
    asks: {
      tell: [
        {
          subject: both('Charges d’avance au 31/12/2026 : 0\u00A0€', 'Prepaid on 31/12/2026: €0'),
        },
      ],
    },
  },
  {
    name: { fr: 'SharePoint refuse le fichier', en: 'SharePoint refuses the file' },
    given: {
      closing,
      bills: [bill('Logic Plus', 'L-7', 500, '2027-01-01', '2027-06-30')],
      upload: { fails: 'Access denied' },
      warn: [{ success: true }],
    },
    expects: { spread: [{ sum: 500 }], tell: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: 'Access denied',
          subject: both(
            'Charges d’avance au 2026-12-31 : rien de déposé',
            'Prepaid on 2026-12-31: nothing filed',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: { closing, bills: { fails: 'The service is unavailable' }, warn: [{ success: true }] },
    expects: { spread: [{ state: 'broken' }], tell: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Charges d’avance au 2026-12-31 : rien de déposé',
            'Prepaid on 2026-12-31: nothing filed',
          ),
        },
      ],
    },
  },
]
