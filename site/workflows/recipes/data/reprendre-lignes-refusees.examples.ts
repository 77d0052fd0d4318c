import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const row = (id: number, tries = 0, target = 'orders') => ({
  id,
  target,
  payload: { ref: `C${id}` },
  tries,
  mark: `m${id}`,
})
const written = (id: number | string) => ({ id, written: true })
const answer = (statusCode: number, body: unknown) => ({
  body: body as never,
  headers: {},
  statusCode,
})
const typed = (id: number) => [
  { id, submittedAt: '2026-11-23T08:30:00.000+01:00', formMode: 'production' },
]
const WAITING = [{ id: 12, payload: '{"ref": "C12", "email": "x"}', error: '422 email' }]
const edited = (payload: string, action: Bilingual<string>) => [{ payload, action }]
const AGAIN = both('Renvoyer', 'Send again')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Passée, en panne, refusée deux fois, épuisée, inconnue',
      en: 'Through, down, refused twice, exhausted, unknown',
    },
    given: {
      half: [{}],
      take: [row(1), row(2, 1), row(3), row(4), row(5, 5), row(6, 0, 'invoices')],
      send: [
        answer(201, { id: 'X1' }),
        answer(503, 'busy'),
        answer(422, { message: 'email ana@client.example invalid' }),
        answer(422, { message: 'email bob@client.example invalid' }),
        { error: 'connect ETIMEDOUT' },
        { error: 'Invalid URL' },
      ],
      write: [1, 2, 3, 4, 5, 6].map(written),
      tell: [{ ok: true }],
    },
    expects: {
      judge: [
        { id: 1, state: 'done', error: '' },
        { id: 2, state: 'due', tries: 2, minutes: 120, error: '503 busy' },
        { id: 3, state: 'person', error: '422 {"message":"email …@… invalid"}' },
        { id: 4, state: 'person' },
        { id: 5, state: 'person', tries: 6 },
        { id: 6, state: 'person', error: 'unknown target' },
      ],
    },
    asks: {
      tell: [
        {
          text: both(
            'Lignes à corriger :\norders | 422 {"message":"email …@… invalid"}: 2 ligne(s), n° 3, 4\norders | connect ETIMEDOUT: 1 ligne(s), n° 5\ninvoices | unknown target: 1 ligne(s), n° 6\nhttps://n8n.votre-entreprise.example/form/refused',
            'Rows to correct:\norders | 422 {"message":"email …@… invalid"}: 2 row(s), no. 3, 4\norders | connect ETIMEDOUT: 1 row(s), no. 5\ninvoices | unknown target: 1 row(s), no. 6\nhttps://n8n.votre-entreprise.example/form/refused',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Tout passe', en: 'All goes through' },
    given: {
      half: [{}],
      take: [row(1), row(2)],
      send: [answer(200, {}), answer(204, '')],
      write: [written(1), written('2')],
    },
    expects: { causes: [{ lines: [], news: 0 }], news: { count: 0 }, tell: 'not reached' },
    asks: {
      send: [{ headerParameters: { parameters: [{ value: 'refused-1-m1' }] } }, {}],
      write: [{ options: { queryReplacement: [1, 'done', 1, '', 0] } }, {}],
    },
  },
  {
    name: { fr: 'Rien de dû', en: 'Nothing due' },
    given: { half: [{}], take: [{ success: true }] },
    expects: { due: { count: 0 }, send: 'not reached' },
  },
  {
    name: { fr: 'Le résultat ne s’écrit pas', en: 'The result cannot be written' },
    given: {
      half: [{}],
      take: [row(1), row(2)],
      send: [answer(200, {}), answer(200, {})],
      write: { fails: 'connect ECONNREFUSED', whole: true },
      tell: [{ ok: true }],
    },
    expects: {
      causes: [
        {
          lines: [
            both(
              'Résultat non écrit, sera renvoyé : n° 1, 2',
              'Result not written, will be sent again: no. 1, 2',
            ),
          ],
        },
      ],
    },
  },
  {
    name: { fr: 'La table ne répond pas', en: 'The table does not answer' },
    given: { half: [{}], take: { fails: 'connect ECONNREFUSED' }, silent: [{ ok: true }] },
    expects: { send: 'not reached' },
    asks: {
      silent: [
        {
          text: both(
            ':warning: La table des refus ne répond pas : aucune ligne n’est renvoyée.',
            ':warning: The table of refusals does not answer: no row is sent again.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Deux refus confiés', en: 'Two refusals handed over' },
    given: {
      refused: [
        { target: 'orders', payload: { ref: 'C7' }, error: '503' },
        { target: 'orders', payload: { ref: 'C8', note: "l'étage" } },
      ],
      enter: [
        { id: 7, entered: true },
        { id: 8, entered: true },
      ],
    },
    expects: { lost: 'not reached' },
    asks: {
      enter: [
        { options: { queryReplacement: ['orders', '{"ref":"C7"}', '503'] } },
        { options: { queryReplacement: ['orders', '{"ref":"C8","note":"l\'étage"}', ''] } },
      ],
    },
  },
  {
    name: { fr: 'Base hors d’atteinte, un refus', en: 'Database out of reach, one refusal' },
    given: {
      refused: [{ target: 'orders', payload: { ref: 'C7' }, error: '503' }],
      enter: { fails: 'connect ECONNREFUSED', whole: true },
      lost: [{ ok: true }],
    },
    expects: { missing: { count: 1 }, send: 'not reached' },
    asks: {
      lost: [
        {
          text: both(
            ':warning: Une ligne refusée n’a pas pu être gardée (orders) : reprenez-la depuis l’import.',
            ':warning: A refused row could not be kept (orders): take it from the import.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un refus qui n’a pas pu être gardé', en: 'A refusal that could not be kept' },
    given: {
      refused: [{ target: 'orders', payload: { ref: 'C7' }, error: '503' }],
      enter: { fails: 'invalid input syntax for type json' },
      lost: [{ ok: true }],
    },
    expects: { send: 'not reached' },
    asks: {
      lost: [
        {
          text: both(
            ':warning: Une ligne refusée n’a pas pu être gardée (orders) : reprenez-la depuis l’import.',
            ':warning: A refused row could not be kept (orders): take it from the import.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Corrigée et relancée', en: 'Corrected and released' },
    given: {
      number: typed(12),
      find: WAITING,
      edit: edited(' {"ref": "C12", "email": "a@client.example"} ', AGAIN),
      release: [{ id: 12 }],
      done: [{}],
    },
    expects: {
      read: [
        { id: 12, state: 'due', valid: true, payload: '{"ref":"C12","email":"a@client.example"}' },
      ],
    },
    asks: { done: [{ completionTitle: both('Noté', 'Noted') }] },
  },
  {
    name: { fr: 'Abandonnée deux fois', en: 'Given up twice' },
    given: {
      number: typed(12),
      find: WAITING,
      edit: edited('{', both('Abandonner', 'Give up')),
      release: [{ success: true }],
      done: [{}],
    },
    expects: { read: [{ state: 'dropped', payload: null, valid: true }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'Elle n’attendait plus, ou la table ne répond pas.',
            'It was not waiting any more, or the table does not answer.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une accolade oubliée', en: 'A bracket forgotten' },
    given: { number: typed(12), find: WAITING, edit: edited('{"ref": "C12"', AGAIN), done: [{}] },
    expects: { read: [{ valid: false, payload: null }], release: 'not reached' },
  },
  {
    name: { fr: 'Un numéro qui n’attend pas', en: 'A number that is not waiting' },
    given: { number: typed(99), find: [], done: [{}] },
    expects: { 'found.no': { count: 1 }, edit: 'not reached' },
    asks: { find: [{ options: { queryReplacement: [99] } }] },
  },
]
