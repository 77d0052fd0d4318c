import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked: Given = [{ folder: ' /Litiges/Kern ', to: 'lea@votre-entreprise.example' }]
const file = (name: string) => ({ path: `/Litiges/Kern/${name}`, type: 'file' })
const pdf = (...names: readonly string[]): Given => ({
  items: names.map((name) => ({
    json: {},
    files: { data: { type: 'application/pdf', name, text: '%PDF' } },
  })),
})
const NOTICE =
  'Le 3 mars 2026, nous vous mettons en demeure de livrer. Vous aviez promis le 12/01/2026.'
const MINUTES = 'Réunion du 1er février 2026 : le retard est constaté par les deux parties.'
const fact = (day: string, what: string, quote: string) => ({ day, what, quote })
const facts = (...list: readonly ReturnType<typeof fact>[]) =>
  JSON.stringify({ output: { facts: list } })
const FROM_NOTICE = facts(
  fact(
    '2026-03-03',
    'Mise en demeure de livrer',
    'Le 3 mars 2026, nous vous mettons en demeure de livrer.',
  ),
  fact('2026-01-12', 'Livraison promise', 'Vous aviez promis le 12/01/2026.'),
  fact(
    '2026-03-18',
    'Fin du délai de quinze jours',
    'Le 3 mars 2026, nous vous mettons en demeure',
  ),
)
const FROM_MINUTES = facts(
  fact('2026-02-01', 'Retard constaté', 'Réunion du 1er février 2026 : le retard est constaté'),
)
const SENT: Given = [{ messageId: '1' }]

export const examples: readonly Example[] = [
  {
    name: both(
      'Trois faits, un délai déduit, un scan noir',
      'Three facts, an inferred limit, a black scan',
    ),
    given: {
      asked,
      folder: [
        { path: '/Litiges/Kern/', type: 'folder' },
        file('mise%20en%20demeure.pdf'),
        file('compte-rendu.pdf'),
        file('noir.pdf'),
        file('photo.jpg'),
      ],
      fetch: pdf('compte-rendu.pdf', 'mise en demeure.pdf', 'noir.pdf'),
      read: [{ extractedText: MINUTES }, { extractedText: NOTICE }, { extractedText: '' }],
      medium: { says: [FROM_MINUTES, FROM_NOTICE] },
      send: SENT,
      done: [{}],
    },
    expects: {
      papers: [
        { name: 'compte-rendu.pdf' },
        { name: 'mise en demeure.pdf', path: '/Litiges/Kern/mise en demeure.pdf' },
        { name: 'noir.pdf' },
      ],
      timeline: [
        {
          count: 3,
          fallen: 1,
          note: both(
            '3 fait(s) daté(s), 3 pièce(s).\nPièces illisibles : noir.pdf\nFaits écartés, date ou extrait introuvable : 1',
            '3 dated fact(s), 3 paper(s).\nPapers unreadable: noir.pdf\nFacts left out, day or extract not found: 1',
          ),
        },
      ],
      rows: { count: 3 },
    },
    asks: {
      send: [{ toEmail: 'lea@votre-entreprise.example', options: { attachments: 'data' } }],
    },
  },
  {
    name: both('Le modèle se tait sur une pièce', 'The model is silent on one paper'),
    given: {
      asked,
      folder: [file('a.pdf')],
      fetch: pdf('a.pdf'),
      read: [{ extractedText: NOTICE }],
      medium: { fails: 'Service unavailable' },
      done: [{}],
    },
    expects: {
      timeline: [
        {
          count: 0,
          note: both(
            '0 fait(s) daté(s), 1 pièce(s).\nPièces sans réponse du modèle : a.pdf',
            '0 dated fact(s), 1 paper(s).\nPapers without a reply of the model: a.pdf',
          ),
        },
      ],
      rows: 'not reached',
    },
  },
  {
    name: both('Rien de lisible', 'Nothing readable'),
    given: {
      asked,
      folder: [file('noir.pdf')],
      fetch: { fails: '423 Locked' },
      read: { fails: 'no binary data' },
      done: [{}],
    },
    expects: {
      texts: [{ name: 'noir.pdf', isRead: false }],
      extract: 'not reached',
      timeline: [{ count: 0, fallen: 0 }],
    },
  },
  {
    name: both('Une pièce sans date, courriel refusé', 'A paper without a date, email refused'),
    given: {
      asked,
      folder: [file('a.pdf'), file('b.pdf')],
      fetch: pdf('a.pdf', 'b.pdf'),
      read: [{ extractedText: MINUTES }, { extractedText: 'Une note interne sans aucune date.' }],
      medium: { says: [FROM_MINUTES, facts()] },
      send: { fails: '550 No such user' },
      done: [{}],
    },
    expects: {
      timeline: [
        {
          count: 1,
          note: both(
            '1 fait(s) daté(s), 2 pièce(s).\nPièces sans fait retenu : b.pdf',
            '1 dated fact(s), 2 paper(s).\nPapers without a fact kept: b.pdf',
          ),
        },
      ],
    },
    asks: {
      done: [{ completionTitle: both('Le courriel n’est pas parti', 'The email did not leave') }],
    },
  },
  {
    name: both('Un dossier fermé', 'A folder that is shut'),
    given: { asked, folder: { fails: '404 - Not Found' }, failed: [{}] },
    expects: { settings: [{ folder: '/Litiges/Kern', most: 40 }], fetch: 'not reached' },
    asks: {
      failed: [
        {
          completionTitle: both('Pas de chronologie', 'No timeline'),
        },
      ],
    },
  },
]
