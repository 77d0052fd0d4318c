import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const absence = (id: string, name: string, cause: string, start: string, back: string) => ({
  id,
  name,
  cause,
  start,
  back,
  manager: 'equipe@sols-berger.example',
})
const LONG = absence('rec1', 'Yves Andrieu', 'illness', '2026-09-15', '2026-11-30')
const LONG_DUE = {
  ...LONG,
  state: 'visit',
  latest: '2026-12-08',
  line: both(
    'Visite de reprise : Yves Andrieu, avant le 2026-12-08',
    'Return visit: Yves Andrieu, by 2026-12-08',
  ),
}
const task = (fr: string, en: string) => [{ content: both(fr, en) }]
const ASKED: Readonly<Record<string, Given>> = {
  morning: [{}],
  absences: [LONG],
  fresh: [LONG_DUE],
  ask: [{ accepted: true }],
  remember: [{ id: 1 }],
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une reprise longue, une courte, un motif inconnu',
      en: 'A long one, a short one, an unknown cause',
    },
    given: {
      ...ASKED,
      absences: [
        LONG,
        absence('rec2', 'Mona Sfez', 'illness', '2026-11-02', '2026-11-25'),
        absence('rec3', 'Leon Vidal', 'other', '2026-08-01', '2026-11-27'),
        absence('rec4', 'Ada Nourry', 'work_accident', '2026-10-20', '2026-11-26'),
      ],
      fresh: [
        LONG_DUE,
        {
          ...absence('rec4', 'Ada Nourry', 'work_accident', '2026-10-20', '2026-11-26'),
          latest: '2026-12-04',
          state: 'visit',
        },
        {
          id: 'rec3',
          back: '2026-11-27',
          state: 'odd',
          line: both(
            'Motif ou dates à revoir : Leon Vidal, retour le 2026-11-27',
            'Cause or dates to look at: Leon Vidal, back on 2026-11-27',
          ),
        },
      ],
      ask: [{ accepted: true }, { accepted: true }],
      remember: [{ id: 1 }, { id: 2 }],
      reread: [
        { ...LONG, visit_on: '2026-12-02' },
        {
          ...absence('rec4', 'Ada Nourry', 'work_accident', '2026-10-20', '2026-11-26'),
          visit_on: '2026-11-27',
        },
      ],
      tell: [{ accepted: true }, { accepted: true }],
      doubt: [{ id: 't1' }],
      noted: [{ id: 3 }],
    },
    expects: {
      due: [
        { id: 'rec1', state: 'visit', days: 76, latest: '2026-12-08' },
        { id: 'rec2', state: 'none', days: 23 },
        { id: 'rec3', state: 'odd' },
        { id: 'rec4', state: 'visit', days: 37, latest: '2026-12-04' },
      ],
      lost: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: both(
            'Visite de reprise : Yves Andrieu, avant le 08/12',
            'Return visit: Yves Andrieu, by 08/12',
          ),
        },
        {
          subject: both(
            'Visite de reprise : Ada Nourry, avant le 04/12',
            'Return visit: Ada Nourry, by 04/12',
          ),
        },
      ],
      tell: [
        {
          text: both(
            'Yves Andrieu passe sa visite de reprise le 2026-12-02. Rien d’autre ne vous est dit, et c’est voulu.',
            'Yves Andrieu has a return visit on 2026-12-02. You are told no more, on purpose.',
          ),
        },
        {
          text: both(
            'Ada Nourry passe sa visite de reprise le 2026-11-27. Rien d’autre ne vous est dit, et c’est voulu.',
            'Ada Nourry has a return visit on 2026-11-27. You are told no more, on purpose.',
          ),
        },
      ],
      doubt: task(
        'Motif ou dates à revoir : Leon Vidal, retour le 2026-11-27',
        'Cause or dates to look at: Leon Vidal, back on 2026-11-27',
      ),
      noted: [{ columns: { value: { absence: 'rec3 2026-11-27 odd' } } }],
    },
  },
  {
    name: { fr: 'Toujours sans date après cinq jours', en: 'Still no date after five days' },
    given: { ...ASKED, reread: [{ ...LONG, visit_on: '' }], chase: [{ id: 't2' }] },
    expects: { due: [{ days: 76 }], lost: [{ line: LONG_DUE.line }], tell: 'not reached' },
    asks: {
      chase: task(
        'Visite de reprise : Yves Andrieu, avant le 2026-12-08',
        'Return visit: Yves Andrieu, by 2026-12-08',
      ),
    },
  },
  {
    name: { fr: 'La demande ne part pas', en: 'The request does not leave' },
    given: { ...ASKED, ask: { fails: 'Connection refused' }, chase: [{ id: 't3' }] },
    expects: { due: [{ days: 76 }], lost: [{ line: LONG_DUE.line }], remember: 'not reached' },
  },
  {
    name: { fr: 'La fiche ne se relit pas', en: 'The record cannot be read again' },
    given: { ...ASKED, reread: { fails: 'Record not found' }, chase: [{ id: 't4' }] },
    expects: { due: [{ days: 76 }], booked: 'not reached', lost: [{ line: LONG_DUE.line }] },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: { morning: [{}], absences: { fails: 'Service unavailable' }, chase: [{ id: 't5' }] },
    expects: { due: 'not reached' },
    asks: {
      chase: task(
        'Absences non lues : Service unavailable',
        'Absences not read: Service unavailable',
      ),
    },
  },
]
