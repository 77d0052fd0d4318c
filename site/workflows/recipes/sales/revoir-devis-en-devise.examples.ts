import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const rates = (time: string) => [
  {
    data: `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${time}'><Cube currency='USD' rate='1.16'/><Cube currency='GBP' rate='0.87'/><Cube currency='CHF' rate='0.93'/></Cube></Cube></gesmes:Envelope>`,
  },
]
const quote = (id: number, number: string, currency: string, amount: number, rate: number) => ({
  id,
  number,
  client: 'Lakeside Mills',
  currency,
  amount,
  rate,
  rate_told: null,
  valid_until: '2026-12-15',
  owner_email: 'lea@votre-entreprise.example',
  status: 'open',
})
const usd = quote(1, 'DV-31', 'USD', 50_000, 1.08)
const daily = [{}]

export const examples: readonly Example[] = [
  {
    name: both('Un dollar qui baisse, une livre stable', 'A dollar falling, a steady pound'),
    given: {
      daily,
      rates: rates('2026-11-20'),
      quotes: [
        usd,
        quote(2, 'DV-32', 'GBP', 20_000, 0.86),
        quote(3, 'DV-33', 'USD', 9000, 1.13),
        { ...quote(4, 'DV-34', 'USD', 80_000, 1.05), rate_told: '1.155' },
        { ...quote(5, 'DV-35', 'USD', 80_000, 1.05), valid_until: '2026-11-02' },
        { ...quote(6, 'DV-36', 'chf', 90_000, 0.9), owner_email: '' },
        quote(7, 'DV-37', 'VND', 900_000, 28_000),
      ],
      write: [{ accepted: true }, { accepted: true }],
      mark: [{ id: 1 }, { id: 6 }],
      warn: [{ accepted: true }],
    },
    expects: {
      'kind.mail': [
        { to: 'lea@votre-entreprise.example', lost: 3193 },
        { to: 'export@votre-entreprise.example', lost: 3226 },
      ],
      each: [
        { id: 1, rate: 1.16 },
        { id: 6, rate: 0.93 },
      ],
      unsent: 'not reached',
    },
    asks: {
      write: [
        {
          subject: both(
            'Change : 3\u00A0193\u00A0€ de moins sur 1 devis',
            'Exchange: €3,193 less on 1 quote(s)',
          ),
          text: both(
            '- DV-31, Lakeside Mills : 50\u00A0000\u00A0USD, 46\u00A0296\u00A0€ → 43\u00A0103\u00A0€ (−6,9 %). Pour garder la même somme : 53\u00A0704\u00A0USD. Valable jusqu’au 15/12/2026\n\nCours de la BCE du 20/11/2026.',
            '- DV-31, Lakeside Mills: 50,000\u00A0USD, €46,296 → €43,103 (−6.9%). To keep the same sum: 53,704\u00A0USD. Holds until 15/12/2026\n\nECB rates of 20/11/2026.',
          ),
        },
        { toEmail: 'export@votre-entreprise.example' },
      ],
      mark: [
        { fieldsUi: { fieldValues: [{ fieldId: 'rate_told', fieldValue: 1.16 }] } },
        { fieldsUi: { fieldValues: [{ fieldId: 'rate_told', fieldValue: 0.93 }] } },
      ],
      warn: [
        {
          text: both(
            'Montant, cours ou devise à corriger : DV-37',
            'Amount, rate or currency to correct: DV-37',
          ),
        },
      ],
    },
  },
  {
    name: both('La BCE ne répond pas', 'The ECB does not answer'),
    given: {
      daily,
      rates: { fails: 'timeout of 15000ms exceeded' },
      quotes: [usd],
      warn: [{ accepted: true }],
    },
    expects: { review: [{ kind: 'stopped' }], write: 'not reached' },
  },
  {
    name: both('Des cours de la semaine passée', 'Rates of last week'),
    given: { daily, rates: rates('2026-11-13'), quotes: [usd], warn: [{ accepted: true }] },
    expects: { review: [{ kind: 'stopped' }], write: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Derniers cours trop anciens : 2026-11-13',
            'Latest rates too old: 2026-11-13',
          ),
        },
      ],
    },
  },
  {
    name: both('Le courriel est refusé', 'The email is refused'),
    given: {
      daily,
      rates: rates('2026-11-20'),
      quotes: [usd],
      write: { fails: 'Mailbox unavailable' },
      warn: [{ accepted: true }],
    },
    expects: {
      unsent: [
        {
          text: both(
            'lea@votre-entreprise.example – Mailbox unavailable\n- DV-31, Lakeside Mills : 50\u00A0000\u00A0USD, 46\u00A0296\u00A0€ → 43\u00A0103\u00A0€ (−6,9 %). Pour garder la même somme : 53\u00A0704\u00A0USD. Valable jusqu’au 15/12/2026\n\nCours de la BCE du 20/11/2026.',
            'lea@votre-entreprise.example – Mailbox unavailable\n- DV-31, Lakeside Mills: 50,000\u00A0USD, €46,296 → €43,103 (−6.9%). To keep the same sum: 53,704\u00A0USD. Holds until 15/12/2026\n\nECB rates of 20/11/2026.',
          ),
        },
      ],
      mark: 'not reached',
    },
  },
  {
    name: both('Le cours ne peut être retenu', 'The rate cannot be remembered'),
    given: {
      daily,
      rates: rates('2026-11-20'),
      quotes: [usd],
      write: [{ accepted: true }],
      mark: { fails: 'permission denied for table quotes' },
      warn: [{ accepted: true }],
    },
    expects: { unmarked: { count: 1 } },
    asks: {
      warn: [
        {
          text: both(
            'Cours non retenu, le devis 1 sera redit : permission denied for table quotes',
            'Rate not remembered, quote 1 will be told again: permission denied for table quotes',
          ),
        },
      ],
    },
  },
  {
    name: both('Supabase ne répond pas', 'Supabase does not answer'),
    given: {
      daily,
      rates: rates('2026-11-20'),
      quotes: { fails: 'JWT expired' },
      warn: [{ accepted: true }],
    },
    expects: { review: [{ kind: 'stopped' }] },
    asks: {
      warn: [
        {
          text: both(
            'Supabase ne répond pas : JWT expired',
            'Supabase does not answer: JWT expired',
          ),
        },
      ],
    },
  },
]
