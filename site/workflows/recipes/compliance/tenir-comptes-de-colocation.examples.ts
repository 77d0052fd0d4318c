import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const said = (text: string, from: number, message_id = 501, chat = -1001) => ({
  update_id: 9000 + message_id,
  message: { message_id, from: { id: from }, chat: { id: chat }, date: 1_795_389_000, text },
})
const row = (payer: string, cents: number, shares = 'Léa, Tom, Inès') => ({
  id: 1,
  key: 'k',
  payer,
  cents,
  label: 'x',
  shares,
})
const sent = [{ ok: true }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Des courses pour tous', en: 'Groceries for all' },
    given: {
      message: [said('+43,20 courses du samedi', 11)],
      write: [{ id: 8 }],
      noted: sent,
    },
    expects: {
      read: [
        {
          kind: 'expense',
          key: '-1001-501',
          payer: 'Léa',
          cents: 4320,
          label: 'courses du samedi',
          shares: 'Léa, Tom, Inès',
        },
      ],
      rows: 'not reached',
    },
    asks: {
      write: [{ upsertCriteria: { properties: [{ fieldId: 'key', fieldValue: '-1001-501' }] } }],
      noted: [
        {
          text: both(
            'Noté : 43,20\u00A0€, courses du samedi, payé par Léa pour Léa, Tom, Inès.',
            'Noted: €43.20, courses du samedi, paid by Léa for Léa, Tom, Inès.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un message corrigé, pour deux', en: 'A message edited, for two' },
    given: {
      message: [
        {
          update_id: 9600,
          edited_message: {
            message_id: 502,
            from: { id: 12 },
            chat: { id: -1001 },
            date: 1_795_389_000,
            text: '+1 018.5 € 2 pizzas @léa @Tom',
          },
        },
      ],
      write: [{ id: 8 }],
      noted: sent,
    },
    expects: {
      read: [{ key: '-1001-502', cents: 101_850, label: '2 pizzas', shares: 'Léa, Tom', count: 2 }],
    },
  },
  {
    name: { fr: 'Le solde, demandé', en: 'The balance, asked for' },
    given: {
      message: [said('Solde', 13)],
      rows: [
        row('Léa', 10_000),
        row('Tom', 6000, 'Léa, Tom'),
        row('Inès', 2000, 'Léa'),
        row('Inès', 0),
      ],
      tell: sent,
    },
    expects: {
      settle: [
        {
          owed: { Léa: 1667, Tom: -333, Inès: -1334 },
          transfers: [
            { from: 'Inès', to: 'Léa', cents: 1334, amount: both('13,34\u00A0€', '€13.34') },
            { from: 'Tom', to: 'Léa', cents: 333, amount: both('3,33\u00A0€', '€3.33') },
          ],
          rows: 3,
        },
      ],
    },
    asks: {
      tell: [
        {
          text: both(
            'Inès doit 13,34\u00A0€ à Léa\nTom doit 3,33\u00A0€ à Léa',
            'Inès owes Léa €13.34\nTom owes Léa €3.33',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le 1er, personne ne doit rien', en: 'On the 1st nobody owes anything' },
    given: {
      monthly: [{ timestamp: '2026-12-01T09:00:00.000+01:00' }],
      rows: [row('Léa', 3000), row('Tom', 1000, 'Léa'), row('Inès', 1000, 'Léa')],
      tell: sent,
    },
    expects: { read: [{ kind: 'balance', chat: -1001 }], settle: [{ transfers: [] }] },
    asks: { tell: [{ text: both('Tout est soldé.', 'All settled.') }] },
  },
  {
    name: { fr: 'Un prénom inconnu', en: 'A name nobody has' },
    given: { message: [said('+12 cinéma @Lea', 11)], unclear: sent },
    expects: { read: [{ kind: 'unclear' }], write: 'not reached' },
    asks: {
      unclear: [
        {
          text: both(
            'Rien n’est noté ni changé : « +12 cinéma @Lea ». Écrivez par exemple « +43,20 courses », avec les prénoms @Léa, @Tom, @Inès.',
            'Nothing was noted or changed: “+12 cinéma @Lea”. Write “+43.20 groceries”, say, with the names @Léa, @Tom, @Inès.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une phrase, et un inconnu', en: 'Mere talk, and a stranger' },
    given: { message: [said('20 h, on mange ?', 11), said('+99 bières', 77)] },
    expects: { ours: { count: 1 }, read: [{ kind: 'talk' }], 'kind.other': { count: 1 } },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      message: [said('+0 courses', 11)],
      write: { fails: 'Service unavailable' },
      silent: sent,
    },
    expects: { read: [{ kind: 'expense', cents: 0 }], noted: 'not reached' },
  },
  {
    name: { fr: 'Le solde ne se lit pas', en: 'The balance cannot be read' },
    given: { message: [said('/solde', 12)], rows: { fails: 'Unauthorized' }, silent: sent },
    expects: { read: [{ kind: 'balance' }], settle: [{ failed: true }], tell: 'not reached' },
  },
]
