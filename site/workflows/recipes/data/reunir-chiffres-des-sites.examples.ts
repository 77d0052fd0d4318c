import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const said = (key: string, turnover: number, customers = 400, hours = 120) => [
  {
    key,
    turnover,
    customers,
    hours,
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const row = (
  site: string,
  week: string,
  turnover: number,
  customers = 400,
  hours = 120,
  note = '',
) => ({
  row_number: 2,
  key: `${site}|${week}`,
  week,
  site,
  turnover,
  customers,
  hours,
  note,
})
const LYON = [44, 45, 46].map((week, at) => row('Lyon', `2026-W${week}`, 10_000 + at * 400))
const at = (Hour: string) => [{ timestamp: `2026-11-23T${Hour}:00:00.000+01:00`, Hour }]
const sent = [{ accepted: true }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une semaine ordinaire', en: 'An ordinary week' },
    given: { answer: said('remplacez-1', 11_250.5), past: LYON, write: [{ key: 'k' }], done: [{}] },
    expects: { judge: [{ state: 'clean', key: 'Lyon|2026-W47', odd: [] }], each: 'not reached' },
    asks: {
      write: [{ columns: { value: { week: '2026-W47', site: 'Lyon', turnover: 11_250.5 } } }],
    },
  },
  {
    name: { fr: 'Un zéro de trop, confirmé', en: 'One nought too many, confirmed' },
    given: {
      answer: said('remplacez-1', 104_000, 410, 0),
      past: LYON,
      confirm: [{ exact: 'exact', reason: both('Commande d’une mairie', 'A town’s order') }],
      write: [{ key: 'k' }],
      done: [{}],
    },
    expects: {
      judge: [
        {
          state: 'odd',
          odd: [
            both(
              'chiffre d’affaires 104000 (d’habitude 10400)',
              'turnover 104000 (as a rule 10400)',
            ),
            both('heures : zéro ou moins', 'hours: nil or less'),
          ],
        },
      ],
    },
    asks: {
      write: [{ columns: { value: { note: both('Commande d’une mairie', 'A town’s order') } } }],
    },
  },
  {
    name: { fr: 'Surprenant, à reprendre', en: 'Surprising, to be taken anew' },
    given: {
      answer: said('remplacez-1', 1040),
      past: LYON,
      confirm: [{ exact: both('à reprendre', 'start again'), reason: both('faute', 'slip') }],
      sorry: [{}],
    },
    expects: { judge: [{ state: 'odd' }], 'exact.no': { count: 1 }, write: 'not reached' },
    asks: {
      sorry: [
        {
          completionMessage: both(
            'Rouvrez le lien et reprenez les chiffres.',
            'Open the link again and take the figures anew.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un lien inconnu', en: 'An unknown link' },
    given: { answer: said('', 9000), past: [{}], sorry: [{}] },
    expects: { judge: [{ state: 'unknown', site: '' }], write: 'not reached' },
    asks: {
      sorry: [
        {
          completionMessage: both(
            'Ce lien n’est celui d’aucun site.',
            'This link belongs to no site.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La feuille refuse la ligne', en: 'The sheet refuses the row' },
    given: {
      answer: said('remplacez-2', 9000),
      past: [{}],
      write: { fails: 'Quota exceeded' },
      sorry: [{}],
    },
    expects: { judge: [{ state: 'clean', site: 'Dijon' }], done: 'not reached' },
    asks: {
      sorry: [
        {
          completionMessage: both(
            'La feuille ne répond pas : réessayez dans une heure.',
            'The sheet does not answer: try again in an hour.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Lundi, 8 h', en: 'Monday, 8 am' },
    given: { clock: at('08'), ask: sent },
    expects: { each: { count: 3 }, week: 'not reached' },
    asks: {
      ask: [
        { toEmail: 'lyon@votre-entreprise.example' },
        { subject: both('Chiffres de la semaine, Dijon', 'Figures of the week, Dijon') },
        {},
      ],
    },
  },
  {
    name: { fr: 'Lundi, 8 h, messagerie en panne', en: 'Monday, 8 am, mail down' },
    given: { clock: at('08'), ask: { fails: '550 mailbox unavailable' } },
    expects: { each: { count: 3 }, week: 'not reached' },
    asks: { ask: [{}, {}, { toEmail: 'metz@votre-entreprise.example' }] },
  },
  {
    name: { fr: 'Lundi, 14 h : Metz manque', en: 'Monday, 2 pm: Metz is missing' },
    given: {
      clock: at('14'),
      week: [
        ...LYON,
        row('Lyon', '2026-W47', 11_880.4, 440, 132, both('foire', 'fair') as unknown as string),
        row('Dijon', '2026-W46', 5000),
        row('Dijon', '2026-W47', 4600, 200, 80),
        row('Metz', '2026-W46', 7000),
      ],
      report: sent,
      again: sent,
    },
    expects: { table: [{ there: 2, total: 16_480.4 }], late: [{ site: 'Metz' }] },
    asks: {
      report: [
        {
          subject: both('Semaine 2026-W47 : 2 site(s) sur 3', 'Week 2026-W47: 2 site(s) of 3'),
          text: both(
            'Lyon : 11\u00A0880,40\u00A0€ (+10\u00A0% sur une semaine), panier 27\u00A0€, par heure 90\u00A0€ ; foire\nDijon : 4\u00A0600\u00A0€ (−8\u00A0% sur une semaine), panier 23\u00A0€, par heure 57,50\u00A0€\nMetz : manque\n2 site(s) seulement : 16\u00A0480,40\u00A0€ (+4\u00A0% sur une semaine), panier 25,75\u00A0€, par heure 77,74\u00A0€',
            'Lyon: €11,880.40 (+10% in a week), basket €27, an hour €90; fair\nDijon: €4,600 (−8% in a week), basket €23, an hour €57.50\nMetz: missing\n2 site(s) only: €16,480.40 (+4% in a week), basket €25.75, an hour €77.74',
          ),
        },
      ],
      again: [{ subject: both('Il manque Metz', 'Metz is missing') }],
    },
  },
  {
    name: { fr: 'La feuille ne se lit pas à 14 h', en: 'The sheet cannot be read at 2 pm' },
    given: { clock: at('14'), week: { fails: 'Service unavailable' }, report: sent },
    expects: { table: [{ there: 0, missing: [] }], late: { count: 0 }, again: 'not reached' },
    asks: {
      report: [
        {
          text: both(
            'La feuille ne se lit pas : Service unavailable',
            'The sheet cannot be read: Service unavailable',
          ),
        },
      ],
    },
  },
]
