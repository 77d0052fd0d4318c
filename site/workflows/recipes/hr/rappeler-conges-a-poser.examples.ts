import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const person = (
  name: string,
  manager: string,
  balance: number | string,
  booked: number,
  longest: number,
) => ({
  name,
  manager,
  balance,
  booked,
  longest,
})
const PLANT = 'atelier@cartonnerie-bel.example'

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Trop de jours, un été court, sans responsable',
      en: 'Too many days, a short summer, no manager',
    },
    given: {
      now: [{}],
      balances: [
        person('Lise Roy', PLANT, 22.5, 4, 12),
        person('Marc Ott', PLANT, 5, 3, 6),
        person('Ana Diaz', PLANT, 9, 7, 11),
        person('Jo Petit', '', 'huit', 0, 10),
        person('Ida Noël', '', '', 0, 10),
      ],
      write: [{ id: 'm1' }],
      hr: [{ id: 'm2' }],
    },
    expects: {
      weigh: [
        {
          manager: PLANT,
          weeks: 27,
          ends: '2027-05-31',
          days: both('20,5', '20.5'),
          lines: [
            both(
              'Lise Roy : 18,5 jours non posés, soit 2,3 par mois',
              'Lise Roy: 18.5 days not booked, or 2.3 a month',
            ),
            both(
              'Marc Ott : pas deux semaines d’affilée cet été',
              'Marc Ott: not two weeks running this summer',
            ),
          ],
        },
        {
          known: false,
          lines: [
            both('Jo Petit : solde illisible', 'Jo Petit: balance not readable'),
            both('Ida Noël : solde illisible', 'Ida Noël: balance not readable'),
          ],
        },
      ],
    },
    asks: {
      write: [
        {
          subject: both(
            'Congés à poser avant le 2027-05-31 : 20,5 jours dans votre équipe',
            'Leave to be taken by 2027-05-31: 20.5 days in your team',
          ),
        },
      ],
      hr: [
        {
          subject: both(
            'Congés à poser, à transmettre : (sans responsable)',
            'Leave to be taken, to pass on: (no manager)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel est refusé', en: 'The email is refused' },
    given: {
      now: [{}],
      balances: [person('Lise Roy', PLANT, 22.5, 4, 12)],
      write: { fails: 'Recipient address rejected' },
      hr: [{ id: 'm3' }],
    },
    expects: { 'known.yes': { count: 1 } },
    asks: {
      hr: [
        {
          message: both(
            'Lise Roy : 18,5 jours non posés, soit 2,3 par mois',
            'Lise Roy: 18.5 days not booked, or 2.3 a month',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le classeur ne s’ouvre pas', en: 'The workbook does not open' },
    given: {
      now: [{}],
      balances: { fails: 'The resource could not be found' },
      hr: [{ id: 'm4' }],
    },
    expects: { weigh: 'not reached' },
    asks: {
      hr: [{ subject: both('Congés : classeur illisible', 'Leave: workbook not readable') }],
    },
  },
]
