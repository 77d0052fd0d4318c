import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const site = (id: string, name: string, billed: number, handover: string, more = {}) => ({
  id,
  site: name,
  client: 'SCI Verneuil',
  email: 'gestion@verneuil.example',
  billed,
  percent: 5,
  handover,
  ...more,
})
const OWED = site('s1', 'École Prévert', 86000, '2025-11-10')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une due, une bientôt, une en litige', en: 'One owed, one soon, one in dispute' },
    given: {
      month: [{}],
      sites: [
        OWED,
        site('s2', 'Halle B', 40000, '2025-09-01', { asked_on: '2026-10-05' }),
        site('s3', 'Gymnase', 52000, '2025-12-20'),
        site('s4', 'Villa Roc', 12345.6, '2025-10-01', { objection: true }),
        site('s5', 'Quai 3', 10000, ''),
        site('s6', 'Lycée', 90000, '2026-06-01'),
      ],
      tell: [{ success: true }],
      draft: [{ id: 'd1' }],
      note: [{ id: 's1' }],
    },
    expects: {
      sort: [
        {
          owed: 6300,
          text: both(
            'Dues : 6300.00 €\n  École Prévert, SCI Verneuil : 4300.00 € (2026-11-10)\n  Halle B, SCI Verneuil : 2000.00 € (2026-09-01)\nBientôt dues : 2600.00 €\n  Gymnase, SCI Verneuil : 2600.00 € (2026-12-20)\nOpposition du client : 617.28 €\n  Villa Roc, SCI Verneuil : 617.28 € (2026-10-01)\nRéception sans date : 500.00 €\n  Quai 3, SCI Verneuil : 500.00 €',
            'Owed: 6300.00 €\n  École Prévert, SCI Verneuil: 4300.00 € (2026-11-10)\n  Halle B, SCI Verneuil: 2000.00 € (2026-09-01)\nOwed soon: 2600.00 €\n  Gymnase, SCI Verneuil: 2600.00 € (2026-12-20)\nClient objected: 617.28 €\n  Villa Roc, SCI Verneuil: 617.28 € (2026-10-01)\nHandover undated: 500.00 €\n  Quai 3, SCI Verneuil: 500.00 €',
          ),
        },
      ],
      each: [{ id: 's1', owed: 4300, handed: '2025-11-10', free: '2026-11-10', days: 13 }],
      warn: 'not reached',
    },
    asks: {
      draft: [
        {
          subject: both(
            'École Prévert : retenue de garantie de 4300.00 €',
            'École Prévert: retention of 4300.00 €',
          ),
        },
      ],
      note: [{ columns: { value: { id: 's1', asked_on: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Outlook refuse le brouillon', en: 'Outlook refuses the draft' },
    given: {
      month: [{}],
      sites: [OWED],
      tell: [{ success: true }],
      draft: { fails: 'Quota exceeded' },
      warn: [{ success: true }],
    },
    expects: { each: { count: 1 }, note: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Lettre non préparée : École Prévert',
            'Letter not prepared: École Prévert',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le tableau ne se lit pas', en: 'The table cannot be read' },
    given: { month: [{}], sites: { fails: 'NOT_FOUND' }, warn: [{ success: true }] },
    expects: { sort: 'not reached', tell: 'not reached' },
    asks: {
      warn: [
        {
          subject: both(
            'Retenues de garantie : tableau illisible',
            'Retention: table not readable',
          ),
        },
      ],
    },
  },
]
