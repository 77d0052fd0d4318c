import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const task = (
  key: string,
  title: string,
  workday: number,
  needs: string,
  done_on = '',
  told_on = '',
) => ({
  id: `r-${key}`,
  key,
  title,
  owner: `${key}@tuiles-marin.example`,
  month: '2026-10',
  workday,
  needs,
  done_on,
  told_on,
})
const TASKS = [
  task('stock', 'Inventaire', 3, '', '2026-11-05'),
  task('bank', 'Banque', 4, '', '', '2026-11-02'),
  task('margin', 'Marges', 5, 'stock'),
  task('vat', 'TVA', 20, 'bank, margin'),
  task('report', 'Rapport', 21, 'vat'),
  task('rent', 'Loyers', 18, 'lease'),
  task('a', 'Provisions', 18, 'b'),
  task('b', 'Litiges', 18, 'a'),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une tâche s’ouvre, deux retards', en: 'One task opens, two are late' },
    given: {
      morning: [{}],
      tasks: TASKS,
      progress: [{ ok: true }],
      person: [{ id: 'U7' }],
      tell: [{ ok: true }],
      mark: [{ id: 'r-margin' }],
    },
    expects: {
      plan: [
        {
          all: 8,
          done: 1,
          complete: false,
          lines: [
            both(
              'Banque (bank@tuiles-marin.example) en retard depuis le 05/11/2026, 2 tâche(s) attendent',
              'Banque (bank@tuiles-marin.example) late since 05/11/2026, 2 task(s) wait',
            ),
            both(
              'Marges (margin@tuiles-marin.example) en retard depuis le 06/11/2026, 2 tâche(s) attendent',
              'Marges (margin@tuiles-marin.example) late since 06/11/2026, 2 task(s) wait',
            ),
            both('Loyers : prérequis inconnu lease', 'Loyers: unknown need lease'),
            both('Provisions : s’attend elle-même', 'Provisions: waits for itself'),
            both('Litiges : s’attend elle-même', 'Litiges: waits for itself'),
          ],
        },
      ],
      fresh: [{ key: 'margin', due: '2026-11-06' }],
      closed: 'not reached',
    },
    asks: {
      person: [{ email: 'margin@tuiles-marin.example' }],
      tell: [
        {
          text: both(
            'À vous : Marges, pour le 06/11/2026. Tout ce qu’elle attend est fini.',
            'Over to you: Marges, due 06/11/2026. All that it waits for is done.',
          ),
        },
      ],
      mark: [{ columns: { value: { id: 'r-margin', told_on: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Tout est clos', en: 'All is closed' },
    given: {
      morning: [{}],
      tasks: [TASKS[0]!, task('bank', 'Banque', 4, '', '2026-11-06')],
      closed: [{ ok: true }],
      seal: [{ id: 'r-bank' }],
    },
    expects: { plan: [{ complete: true }], progress: 'not reached' },
    asks: {
      closed: [
        { text: both('Clôture complète : 2 tâches finies.', 'Closing complete: 2 tasks done.') },
      ],
      seal: [{ columns: { value: { id: 'r-bank', closed_on: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Le lendemain de l’annonce', en: 'The day after it was announced' },
    given: {
      morning: [{}],
      tasks: [
        TASKS[0]!,
        { ...task('bank', 'Banque', 4, '', '2026-11-06'), closed_on: '2026-11-09' },
      ],
    },
    expects: {
      plan: [{ all: 2, done: 2, complete: false, open: false }],
      closed: 'not reached',
      progress: 'not reached',
    },
  },
  {
    name: { fr: 'La personne n’est pas dans Slack', en: 'The person is not in Slack' },
    given: {
      morning: [{}],
      tasks: [task('rent', 'Loyers', 18, '')],
      progress: [{ ok: true }],
      person: { fails: 'users_not_found' },
      lost: [{ ok: true }],
    },
    expects: { fresh: [{ late: false, due: '2026-11-25' }], tell: 'not reached' },
    asks: {
      progress: [{ text: both('Clôture : 0/1\nRien en retard.', 'Closing: 0/1\nNothing late.') }],
      lost: [
        {
          text: both(
            'Prête, mais rent@tuiles-marin.example est introuvable : Loyers',
            'Ready, but rent@tuiles-marin.example cannot be found: Loyers',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La table ne se lit pas', en: 'The table cannot be read' },
    given: { morning: [{}], tasks: { fails: 'NOT_FOUND' }, lost: [{ ok: true }] },
    expects: { plan: 'not reached' },
    asks: {
      lost: [{ text: both('Clôture illisible : NOT_FOUND', 'Closing not readable: NOT_FOUND') }],
    },
  },
]
