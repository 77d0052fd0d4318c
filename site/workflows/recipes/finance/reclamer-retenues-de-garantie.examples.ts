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
        site('s7', 'Halle C', 2000, '2025-11-01', { email: '' }),
      ],
      tell: [{ success: true }],
      draft: [{ id: 'd1' }],
      note: [{ id: 's1' }],
    },
    expects: {
      sort: [
        {
          owed: 6400,
          total: both('6\u00A0400\u00A0€', '€6,400'),
          text: both(
            'Dues : 6\u00A0400\u00A0€\n  École Prévert, SCI Verneuil : 4\u00A0300\u00A0€ (10/11/2026)\n  Halle B, SCI Verneuil : 2\u00A0000\u00A0€ (01/09/2026)\n  Halle C, SCI Verneuil : 100\u00A0€ (01/11/2026) : sans adresse, aucune lettre\nBientôt dues : 2\u00A0600\u00A0€\n  Gymnase, SCI Verneuil : 2\u00A0600\u00A0€ (20/12/2026)\nOpposition du client : 617,28\u00A0€\n  Villa Roc, SCI Verneuil : 617,28\u00A0€ (01/10/2026)\nRéception sans date : 500\u00A0€\n  Quai 3, SCI Verneuil : 500\u00A0€',
            'Owed: €6,400\n  École Prévert, SCI Verneuil: €4,300 (10/11/2026)\n  Halle B, SCI Verneuil: €2,000 (01/09/2026)\n  Halle C, SCI Verneuil: €100 (01/11/2026): no address, no letter\nOwed soon: €2,600\n  Gymnase, SCI Verneuil: €2,600 (20/12/2026)\nClient objected: €617.28\n  Villa Roc, SCI Verneuil: €617.28 (01/10/2026)\nHandover undated: €500\n  Quai 3, SCI Verneuil: €500',
          ),
        },
      ],
      each: [{ id: 's1', owed: 4300, handed: '10/11/2025', free: '10/11/2026', days: 13 }],
      warn: 'not reached',
    },
    asks: {
      draft: [
        {
          subject: both(
            'École Prévert : retenue de garantie de 4\u00A0300\u00A0€',
            'École Prévert: retention of €4,300',
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
    name: { fr: 'Plus rien à recouvrer', en: 'Nothing left to recover' },
    given: { month: [{}], sites: [], tell: [{ success: true }] },
    expects: { sort: [{ letters: [], owed: 0 }], draft: 'not reached' },
    asks: {
      tell: [{ bodyContent: both('Aucune retenue en cours.', 'No retention is held at present.') }],
    },
  },
  {
    name: { fr: 'Le tableau ne se lit pas', en: 'The table cannot be read' },
    given: { month: [{}], sites: { fails: 'NOT_FOUND' }, warn: [{ success: true }] },
    expects: { sort: [{ state: 'broken' }], tell: 'not reached' },
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
