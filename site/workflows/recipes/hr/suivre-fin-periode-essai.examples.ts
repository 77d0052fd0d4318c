import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (id: number, name: string, start: string, trial_end: string) => ({
  id,
  name,
  manager: 'atelier@menuiserie-aubert.example',
  start,
  trial_end,
})
/** As the data table hands it on. */
const fresh = (id: number, name: string, end: string, last: string, left: number) => ({
  id,
  name,
  manager: 'atelier@menuiserie-aubert.example',
  end,
  last,
  left,
  state: 'ask',
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux à décider, un délai manqué', en: 'Two to decide, one date missed' },
    given: {
      morning: [{}],
      people: [
        row(1, 'Sonia Lambert', '2026-09-01', '2026-12-31'),
        row(2, 'Hugo Petit', '2026-11-12', '2026-12-02'),
        row(3, 'Inès Barre', '2026-09-15', '2026-12-14'),
        row(4, 'Luc Daniel', '2026-07-01', '2026-12-10'),
        row(5, 'Mona Klein', '2026-05-01', '2026-08-31'),
        row(6, 'Eva Rossi', '2026-11-02', '2027-03-01'),
        { ...row(7, 'Paul Ney', '2026-07-01', '2026-12-10'), decided: 'confirmé' },
      ],
      fresh: [
        fresh(1, 'Sonia Lambert', '2026-12-31', '2026-11-30', 7),
        fresh(3, 'Inès Barre', '2026-12-14', '2026-11-30', 7),
      ],
      write: [{ id: 'm1' }, { id: 'm2' }],
      remember: [{ id: 1 }, { id: 2 }],
      tell: [{ ok: true }],
    },
    expects: {
      count: [
        { name: 'Sonia Lambert', last: '2026-11-30', left: 7, state: 'ask' },
        { name: 'Hugo Petit', last: '2026-11-30', left: 7, state: 'ask' },
        { name: 'Inès Barre', last: '2026-11-30', state: 'ask' },
        { name: 'Luc Daniel', last: '2026-11-10', left: -13, state: 'late' },
        { state: 'over' },
        { last: '2027-02-01', state: 'far' },
      ],
      'state.ask': { count: 3 },
    },
    asks: {
      fresh: [
        { filters: { conditions: [{ keyValue: '1|2026-12-31' }] } },
        { filters: { conditions: [{ keyValue: '2|2026-12-02' }] } },
        { filters: { conditions: [{ keyValue: '3|2026-12-14' }] } },
      ],
      write: [
        {
          subject: both(
            'Période d’essai de Sonia Lambert : décider avant le 2026-11-30',
            'Trial of Sonia Lambert: decide by 2026-11-30',
          ),
        },
        {},
      ],
      remember: [
        { columns: { value: { trial: '1|2026-12-31' } } },
        { columns: { value: { trial: '3|2026-12-14' } } },
      ],
      tell: [
        {
          text: both(
            'Délai de prévenance dépassé : Luc Daniel, essai jusqu’au 2026-12-10, il fallait prévenir le 2026-11-10',
            'Notice date passed: Luc Daniel, trial until 2026-12-10, notice was due on 2026-11-10',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Gmail refuse l’adresse', en: 'Gmail refuses the address' },
    given: {
      morning: [{}],
      people: [row(2, 'Hugo Petit', '2026-11-12', '2026-11-27')],
      fresh: [fresh(2, 'Hugo Petit', '2026-11-27', '2026-11-25', 2)],
      write: { fails: 'Recipient address rejected' },
      tell: [{ ok: true }],
    },
    expects: { count: [{ last: '2026-11-25', left: 2 }], remember: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Courriel non parti à atelier@menuiserie-aubert.example au sujet de Hugo Petit',
            'Email not sent to atelier@menuiserie-aubert.example about Hugo Petit',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La table ne répond pas', en: 'The table does not answer' },
    given: {
      morning: [{}],
      people: { fails: 'The service is unavailable' },
      tell: [{ ok: true }],
    },
    expects: { count: 'not reached', write: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Périodes d’essai non vérifiées : The service is unavailable',
            'Trial periods not checked: The service is unavailable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Baserow hors d’atteinte', en: 'Baserow out of reach' },
    given: {
      morning: [{}],
      people: { fails: 'connect ECONNREFUSED', whole: true },
      tell: [{ ok: true }],
    },
    expects: { count: 'not reached', write: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Périodes d’essai non vérifiées : Baserow ne répond pas',
            'Trial periods not checked: Baserow does not answer',
          ),
        },
      ],
    },
  },
]
