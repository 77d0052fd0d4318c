import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const asked = (question: Bilingual<string>): Given => [
  { body: { question }, jwtPayload: { email: 'Nadia@atelier-brun.example' } },
]

const HOURS = {
  document: {
    pageContent: { fr: 'L’atelier ouvre à 7 h.', en: 'The workshop opens at 7 a.m.' },
    metadata: {
      title: { fr: 'Horaires', en: 'Hours' },
      path: 'horaires.pdf',
      groups: ['atelier', 'bureau'],
    },
  },
  score: 0.84,
}
const PAY = {
  document: {
    pageContent: { fr: 'Responsable : 3 900 €.', en: 'Manager: €3,900.' },
    metadata: { title: { fr: 'Paie', en: 'Payroll' }, path: 'paie.xlsx', groups: ['direction'] },
  },
  score: 0.91,
}
const OPENING = { fr: ' Quand ouvre l’atelier ? ', en: ' When does the workshop open? ' }
const SORRY = [{ code: 503, sources: [] }]
const NOTHING = [
  {
    code: 200,
    answer: {
      fr: 'Rien dans les documents qui vous sont ouverts.',
      en: 'Nothing in the documents open to you.',
    },
    sources: [],
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une question sur ses propres documents', en: 'A question on one’s own documents' },
    given: {
      asked: asked(OPENING),
      memberships: [{ names: ['atelier', 'sécurité'] }],
      search: [HOURS],
      medium: { says: [{ fr: 'À 7 h [1].', en: 'At 7 a.m. [1].' }] },
      log: [{ email: 'nadia@atelier-brun.example', asked_at: '2026-11-23T09:30:00Z' }],
    },
    expects: {
      settings: [
        {
          email: 'nadia@atelier-brun.example',
          question: { fr: 'Quand ouvre l’atelier ?', en: 'When does the workshop open?' },
        },
      ],
      proof: [{ broken: false, count: 1, intruders: '' }],
      reply: [
        {
          code: 200,
          answer: { fr: 'À 7 h [1].', en: 'At 7 a.m. [1].' },
          sources: [{ fr: '[1] Horaires', en: '[1] Hours' }],
        },
      ],
      sorry: 'not reached',
      alarm: 'not reached',
    },
    asks: {
      memberships: [{ options: { queryReplacement: ['nadia@atelier-brun.example'] } }],
      search: [
        {
          prompt: { fr: 'Quand ouvre l’atelier ?', en: 'When does the workshop open?' },
          options: {
            searchFilterJson:
              '{"must":[{"key":"metadata.groups","match":{"any":["atelier","sécurité"]}}]}',
          },
        },
      ],
      log: [{ columns: { value: { documents: { fr: '[1] Horaires', en: '[1] Hours' } } } }],
    },
  },
  {
    name: { fr: 'La recherche laisse passer la paie', en: 'The search lets payroll through' },
    given: {
      asked: asked({ fr: 'Qui gagne quoi ?', en: 'Who earns what?' }),
      memberships: [{ names: ['atelier'] }],
      search: [PAY, HOURS],
      alarm: [{ id: 'm1' }],
    },
    expects: {
      proof: [{ intruders: 'paie.xlsx' }],
      'sound.leak': { count: 1 },
      sorry: SORRY,
      answer: 'not reached',
      reply: 'not reached',
    },
    asks: {
      alarm: [
        {
          message: {
            fr: 'Recherche à corriger : elle a rendu un passage interdit à qui demandait (paie.xlsx). Rien n’a été répondu.',
            en: 'Search needs mending: it returned a passage closed to whoever asked (paie.xlsx). Nothing was answered.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien d’assez proche', en: 'Nothing close enough' },
    given: {
      asked: asked({ fr: 'Où sont les clés ?', en: 'Where are the keys?' }),
      memberships: [{ names: ['bureau'] }],
      search: [{ ...HOURS, score: 0.2 }],
    },
    expects: { proof: [{ count: 0, intruders: '' }], answer: 'not reached', nothing: NOTHING },
  },
  {
    name: { fr: 'Une personne sans groupe', en: 'Somebody in no group' },
    given: { asked: asked(OPENING), memberships: [{ names: [] }] },
    expects: { 'member.no': { count: 1 }, nothing: NOTHING, search: 'not reached' },
  },
  {
    name: { fr: 'L’annuaire est en panne', en: 'The directory is down' },
    given: { asked: asked(OPENING), memberships: { fails: 'connection refused' } },
    expects: { sorry: SORRY, member: 'not reached', search: 'not reached' },
  },
  {
    name: { fr: 'La base vectorielle est en panne', en: 'The vector store is down' },
    given: {
      asked: asked(OPENING),
      memberships: [{ names: ['atelier'] }],
      search: { fails: 'connect ECONNREFUSED' },
    },
    expects: { sorry: SORRY, 'sound.broken': { count: 1 }, proof: [{ broken: true }] },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      asked: asked(OPENING),
      memberships: [{ names: ['atelier'] }],
      search: [HOURS],
      medium: { fails: 'Service unavailable' },
    },
    expects: { sorry: SORRY, proof: [{ count: 1 }], log: 'not reached', reply: 'not reached' },
  },
  {
    name: { fr: 'Le journal refuse d’écrire', en: 'The journal refuses to write' },
    given: {
      asked: asked(OPENING),
      memberships: [{ names: ['atelier'] }],
      search: [HOURS],
      medium: { says: [{ fr: 'À 7 h [1].', en: 'At 7 a.m. [1].' }] },
      log: { fails: 'disk full' },
    },
    expects: { sorry: SORRY, answer: { count: 1 }, reply: 'not reached' },
  },
  {
    name: { fr: 'Le journal ne répond plus', en: 'The journal answers no more' },
    given: {
      asked: asked(OPENING),
      memberships: [{ names: ['atelier'] }],
      search: [HOURS],
      medium: { says: [{ fr: 'À 7 h [1].', en: 'At 7 a.m. [1].' }] },
      log: { fails: 'connect ECONNREFUSED', whole: true },
    },
    expects: { sorry: SORRY, 'logged.no': { count: 1 }, reply: 'not reached' },
  },
]
