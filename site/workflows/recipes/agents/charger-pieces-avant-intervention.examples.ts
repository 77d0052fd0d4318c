import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const visit = (id: number, technician: string, machine: string) => ({
  id,
  technician,
  machine,
  model: 'Alto 24',
  what: 'Brûleur en sécurité',
  day: '2026-11-24',
})
const part = (ref: string, name: string, stock: number, models = 'Alto 24, Alto 30') => ({
  ref,
  name,
  models,
  stock,
  bin: 'C4',
})
type Load = readonly [ref: string, quantity: number]
const said = (...parts: readonly Load[]) =>
  JSON.stringify({
    output: { parts: parts.map(([ref, quantity]) => ({ ref, quantity, why: 'panne du 03/02' })) },
  })
const ELECTRODE = part('E-11', 'Électrode', 3)
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  evening: [{}],
  visits: [visit(71, 'Lou', 'M-8'), visit(72, 'Sami', 'M-9')],
  haiku: { says: [said(['E-11', 2])] },
  stock: { runs: [[ELECTRODE], [ELECTRODE]] },
  post: [{ ok: true }, { ok: true }],
  mark: [{ success: true }],
  mail: [{ messageId: 'm1' }],
  down: [{ ok: true }],
  ...more,
})
const LOU = both(
  'Camion de Lou, 24/11\n*M-8*, Brûleur en sécurité\n– 2 × E-11 Électrode, C4. panne du 03/02',
  'Van of Lou, 24/11\n*M-8*, Brûleur en sécurité\n– 2 × E-11 Électrode, C4. panne du 03/02',
)

export const examples: readonly Example[] = [
  {
    name: both('Deux camions, trois électrodes', 'Two vans, three electrodes'),
    given: going({
      history: [{ day: '2025-02-03', machine: 'M-8', fault: 'sécurité', parts: 'E-11' }],
      catalogue: [{ ref: 'E-11', name: 'Électrode', models: 'Alto 24' }],
      haiku: {
        says: [
          '{"tool": "history", "with": {"machine": "M-8"}}',
          '{"tool": "catalogue", "with": {"word": "électrode"}}',
          said(['E-11', 2]),
          said(['E-11', 2], ['V-90', 1], ['INCONNU', 1]),
        ],
      },
      stock: { runs: [[ELECTRODE], [ELECTRODE, part('V-90', 'Vanne', 5, 'Brio')]] },
    }),
    expects: {
      check: [
        { id: 71, parts: [{ ref: 'E-11', quantity: 2 }], unfit: [] },
        { id: 72, parts: [{ ref: 'E-11' }], unfit: ['V-90'] },
      ],
      sheets: [
        { technician: 'Lou', visits: '71', short: 0, text: LOU },
        {
          technician: 'Sami',
          visits: '72',
          short: 1,
          text: both(
            'Camion de Sami, 24/11, pièces qui manquent : 1\n*M-9*, Brûleur en sécurité\n– 2 × E-11 Électrode, C4, MANQUE 1. panne du 03/02\nÉcartées, non prévues pour ce modèle : V-90',
            'Van of Sami, 24/11, parts lacking: 1\n*M-9*, Brûleur en sécurité\n– 2 × E-11 Électrode, C4, LACKING 1. panne du 03/02\nRuled out, not meant for this model: V-90',
          ),
        },
      ],
      sent: [{ marked: '71,72', lost: '' }],
      mail: 'not reached',
    },
    asks: { mark: [{ options: { queryReplacement: ['71,72'] } }] },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: going({
      visits: [visit(71, 'Lou', 'M-8')],
      haiku: { fails: 'overloaded' },
      stock: [],
      post: [{ ok: true }],
    }),
    expects: {
      sheets: [
        {
          visits: '',
          text: both(
            'Camion de Lou, 24/11\n*M-8*, Brûleur en sécurité\nÀ préparer vous-même : le modèle n’a pas répondu.',
            'Van of Lou, 24/11\n*M-8*, Brûleur en sécurité\nFor you to prepare: the model did not answer.',
          ),
        },
      ],
      sent: [{ marked: '' }],
    },
  },
  {
    name: both('Le stock ne se lit pas, Slack non plus', 'Stock cannot be read, nor Slack reached'),
    given: going({
      visits: [visit(71, 'Lou', 'M-8')],
      stock: { fails: 'connection refused' },
      post: { fails: 'ratelimited' },
    }),
    expects: { check: [{ parts: [] }], sent: [{ marked: '' }] },
    asks: {
      mail: [
        {
          text: both(
            'Camion de Lou, 24/11\n*M-8*, Brûleur en sécurité\nÀ préparer vous-même : le stock ne se lit pas.',
            'Van of Lou, 24/11\n*M-8*, Brûleur en sécurité\nFor you to prepare: stock cannot be read.',
          ),
        },
      ],
    },
  },
  {
    name: both('Une machine inconnue', 'An unknown machine'),
    given: going({
      visits: [{ ...visit(73, 'Lou', 'M-10'), model: null, what: 'Fuite <!channel>' }],
      stock: [],
      post: [{ ok: true }],
    }),
    expects: {
      sheets: [
        {
          visits: '',
          text: both(
            'Camion de Lou, 24/11\n*M-10*, Fuite &lt;!channel&gt;\nÀ préparer vous-même : machine absente de la table machines.',
            'Van of Lou, 24/11\n*M-10*, Fuite &lt;!channel&gt;\nFor you to prepare: machine missing from the table machines.',
          ),
        },
      ],
    },
  },
  {
    name: both('La base ne répond pas', 'The database does not answer'),
    given: going({ visits: { fails: 'connection refused' } }),
    expects: { 'readable.no': { count: 1 }, sheets: 'not reached' },
  },
]
