import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const entered = (id: string, kind: string, amount: number, day: string, more = {}) => ({
  id,
  fields: {
    who: 'Jeanne Roux',
    email: 'jeanne@cabinet-ollier.example',
    kind,
    amount,
    day,
    receipt: [{ id: 'att' }],
    ...more,
  },
})
const HOTEL = entered('e2', 'hotel', 120, '2026-11-19')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre dépenses, quatre suites', en: 'Four expenses, four ways on' },
    given: {
      expense: [
        entered('e1', 'meal', 48, '2026-11-19', { people: 2, guests: 'Aline Prat' }),
        HOTEL,
        entered('e3', 'meal', 62, '2026-11-21', { people: 2 }),
        entered('e4', 'taxi', 18, '2026-07-01', { receipt: [] }),
      ],
      known: [
        { id: 'e0', who: 'Jeanne Roux', day: '2026-11-21', amount: 62 },
        { id: 'e3', who: 'Jeanne Roux', day: '2026-11-21', amount: 62 },
      ],
      approve: [{ id: 'e1' }],
      boss: [{ id: 'm1' }],
      back: [{ id: 'm2' }, { id: 'm3' }],
    },
    expects: {
      rules: [
        { id: 'e1', state: 'fine', faults: [] },
        { id: 'e2', state: 'manager' },
        {
          id: 'e3',
          state: 'ask',
          faults: [
            both('Plafond par personne : 31\u00A0€ > 25\u00A0€', 'Cap per person: €31 > €25'),
            both('Nommez les invités', 'Name the guests'),
            both('Week-end : dites pourquoi', 'Weekend: say why'),
            both('Déjà saisie : e0', 'Entered already: e0'),
          ],
        },
        {
          id: 'e4',
          faults: [
            both('Sorte inconnue : taxi', 'Unknown kind: taxi'),
            both('Dépense trop ancienne', 'Expense too old'),
            both('Justificatif absent', 'No receipt'),
          ],
        },
      ],
      look: 'not reached',
    },
    asks: {
      approve: [{ columns: { value: { id: 'e1', checked_on: '2026-11-23' } } }],
      boss: [
        {
          subject: both(
            'À valider : Jeanne Roux, 120\u00A0€ (hotel)',
            'To approve: Jeanne Roux, €120 (hotel)',
          ),
        },
      ],
      back: [
        {
          subject: both(
            'Votre dépense du 21/11/2026 : 4 point(s)',
            'Your expense of 21/11/2026: 4 point(s)',
          ),
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Le passé ne se lit pas', en: 'The past cannot be read' },
    given: {
      expense: [HOTEL],
      known: { fails: 'The service is unavailable' },
      look: [{ id: 'm4' }],
    },
    expects: { rules: [{ state: 'broken' }], approve: 'not reached' },
    asks: {
      look: [
        {
          subject: both(
            'Dépense à voir : Jeanne Roux, 120\u00A0€',
            'Expense to look at: Jeanne Roux, €120',
          ),
          message: 'e2 – The service is unavailable',
        },
      ],
    },
  },
  {
    name: { fr: 'La validation ne s’écrit pas', en: 'The approval is not written' },
    given: {
      expense: [entered('e5', 'parking', 12, '2026-11-19')],
      known: [],
      approve: { fails: 'INVALID_PERMISSIONS' },
      look: [{ id: 'm5' }],
    },
    expects: { 'state.fine': { count: 1 } },
    asks: { look: [{ message: 'e5 – INVALID_PERMISSIONS' }] },
  },
  {
    name: {
      fr: 'Ni montant ni date ; une ligne déjà validée',
      en: 'Neither amount nor date; a row approved before',
    },
    given: {
      expense: [
        {
          id: 'e6',
          fields: {
            who: 'Jeanne Roux',
            email: 'jeanne@cabinet-ollier.example',
            kind: 'meal',
            receipt: [{ id: 'att' }],
          },
        },
        entered('e7', 'meal', 12, '2026-11-19', { status: 'validée' }),
      ],
      known: [],
      back: [{ id: 'm6' }],
    },
    expects: {
      rules: [
        {
          id: 'e6',
          state: 'ask',
          faults: [both('Montant absent', 'No amount'), both('Date absente', 'No date')],
        },
      ],
      approve: 'not reached',
    },
  },
]
