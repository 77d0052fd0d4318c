import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const line = (name: string, owner: string, year: number, starts = 1) => ({
  line: name,
  owner: `${owner}@verrerie-dumas.example`,
  year,
  starts,
})
const BUDGET = [
  line('Entretien', 'atelier', 24000),
  line('Formation', 'rh', 16000, 5),
  line('Salons', 'ventes', 12000),
  line('Eau', 'atelier', 6000),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un dépassement, une ligne endormie', en: 'One overrun, one line asleep' },
    given: {
      day: [{}],
      budget: BUDGET,
      spent: [
        { line: 'Entretien', actual: '19000', ordered: '9000' },
        { line: 'Formation', actual: '12000.4', ordered: '500' },
        { line: 'Eau', actual: '5300', ordered: '0' },
        { line: 'Cadeaux', actual: '740.2', ordered: '0' },
      ],
      write: [{ accepted: true }, { accepted: true }, { accepted: true }],
    },
    expects: {
      owners: [
        {
          owner: 'atelier@verrerie-dumas.example',
          gap: 8000,
          lines: [
            both(
              'Entretien : atterrissage 32\u00A0000\u00A0€ pour 24\u00A0000\u00A0€, 8\u00A0000\u00A0€ de trop',
              'Entretien: landing at €32,000 for €24,000, €8,000 too much',
            ),
          ],
        },
        {
          owner: 'ventes@verrerie-dumas.example',
          lines: [both('Salons : rien de dépensé ni commandé', 'Salons: nothing spent or ordered')],
        },
        {
          owner: 'gestion@verrerie-dumas.example',
          lines: [both('Cadeaux : sans budget, 740\u00A0€', 'Cadeaux: without budget, €740')],
        },
      ],
      warn: 'not reached',
    },
    asks: {
      spent: [{ options: { queryReplacement: ['2026-01-01', '2026-11-01'] } }],
      write: [
        {
          subject: both(
            'Budget à fin 10/2026 : 8\u00A0000\u00A0€ à expliquer',
            'Budget at the end of 10/2026: €8,000 to explain',
          ),
        },
        {
          subject: both(
            'Budget à fin 10/2026 : lignes sans mouvement',
            'Budget at the end of 10/2026: lines without movement',
          ),
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      day: [{}],
      budget: BUDGET,
      spent: { fails: 'connect ETIMEDOUT' },
      warn: [{ accepted: true }],
    },
    expects: {
      landing: [{ broken: 'MySQL – connect ETIMEDOUT', owners: [] }],
      write: 'not reached',
    },
    asks: {
      warn: [
        {
          text: 'MySQL – connect ETIMEDOUT',
          subject: both('Budget : mois non comparé', 'Budget: month not compared'),
        },
      ],
    },
  },
]
