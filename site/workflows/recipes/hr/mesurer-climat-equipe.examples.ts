import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const marks = (month: string, team: string, ...scores: readonly number[]) =>
  scores.map((score) => ({ month, team, score }))
/** As the form of either language calls its questions. */
const answer = (team: string, mark: number | string) => ({
  'Votre équipe': team,
  'Your team': team,
  'Votre note': mark,
  'Your mark': mark,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux réponses, une sans note', en: 'Two answers, one without a mark' },
    given: {
      answer: [answer('Atelier', 7), answer('Bureau', '12')],
      keep: [{ id: 1 }],
    },
    expects: {
      bare: [
        { month: '2026-11', team: 'Atelier', score: 7 },
        { team: 'Bureau', score: 12 },
      ],
      valid: { count: 1 },
    },
    asks: { keep: [{ columns: { value: { month: '2026-11', team: 'Atelier', score: 7 } } }] },
  },
  {
    name: { fr: 'Une baisse, deux petites équipes', en: 'One fall, two small teams' },
    given: {
      second: [{}],
      read: [
        ...marks('2026-09', 'Atelier', 8, 8, 7, 8, 9),
        ...marks('2026-10', 'Atelier', 6, 6, 7, 5, 6),
        ...marks('2026-10', 'Ventes', 8, 8, 9, 7, 8, 8),
        ...marks('2026-10', 'Paie', 2, 9, 9),
        ...marks('2026-10', 'Achats', 6, 7),
        ...marks('2026-09', 'Paie', 8, 8, 9, 8, 8),
      ],
      tell: [{ ok: true }],
    },
    expects: {
      measure: [
        {
          month: '2026-10',
          answers: 16,
          fallen: 1,
          lines: [
            both(
              'Atelier : 6/10 (5 réponses) – en baisse de 2',
              'Atelier: 6/10 (5 answers) – down by 2',
            ),
            both('Ventes : 8/10 (6 réponses)', 'Ventes: 8/10 (6 answers)'),
            both(
              'Petites équipes ensemble : 6,6/10 (5 réponses)',
              'Small teams together: 6.6/10 (5 answers)',
            ),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'Trop peu pour montrer', en: 'Too few to show' },
    given: { second: [{}], read: marks('2026-10', 'Paie', 2, 9, 9), tell: [{ ok: true }] },
    expects: {
      measure: [
        {
          lines: [
            both(
              'Petites équipes : trop peu de réponses pour être montrées',
              'Small teams: too few answers to be shown',
            ),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'La lecture échoue', en: 'Reading fails' },
    given: {
      second: [{}],
      read: { fails: 'Data table not found' },
      unread: [{ ok: true }],
    },
    expects: { measure: 'not reached', tell: 'not reached' },
    asks: {
      unread: [
        {
          text: both(
            'Climat : notes illisibles (Data table not found)',
            'How teams feel: marks not readable (Data table not found)',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'L’alarme est donnée', en: 'The alarm is raised' },
    given: {
      stopped: [
        {
          workflow: { name: 'Climat' },
          execution: {
            lastNodeExecuted: 'Slack',
            error: { message: 'channel_not_found' },
            url: 'https://n8n.example/1',
          },
        },
      ],
      failed: [{ ok: true }],
    },
    expects: { measure: 'not reached' },
    asks: {
      failed: [
        {
          text: both(
            ':warning: « Climat » s’est arrêté au nœud « Slack » : channel_not_found\nhttps://n8n.example/1',
            ':warning: “Climat” stopped at the node “Slack”: channel_not_found\nhttps://n8n.example/1',
          ),
        },
      ],
    },
  },
]
