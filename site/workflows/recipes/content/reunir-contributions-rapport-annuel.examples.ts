import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const WORKSHOP = both('Atelier', 'Workshop')
const SALES = both('Ventes', 'Sales')
const PEOPLE = both('Ressources humaines', 'People')
const given = (text: string) => [{ service: WORKSHOP, author: ' Inès Roy ', text }]
const words = (count: number): string => Array.from({ length: count }, () => 'mot').join(' ')
const row = (
  id: number,
  service: Bilingual<string>,
  place: number,
  more: Readonly<Record<string, string>>,
) => ({
  id,
  service,
  place,
  email: `service${id}@votre-entreprise.example`,
  text: '',
  author: '',
  reminded: '',
  assembled_on: '',
  ...more,
})
const DONE = { text: 'Deux fours neufs.', author: 'Inès' }

export const examples: readonly Example[] = [
  {
    name: both('Un texte arrive', 'A text comes in'),
    given: { given: given(` ${words(150)} – `), keep: [{ id: 1 }], thanks: [{}] },
    expects: { measure: [{ words: 150, fits: true }], rows: 'not reached', refuse: 'not reached' },
    asks: {
      keep: [
        {
          fieldsToSend: {
            properties: [
              { fieldId: 'text', fieldValue: `${words(150)} –` },
              { fieldId: 'author', fieldValue: 'Inès Roy' },
              { fieldId: 'received_on', fieldValue: '2026-11-23' },
              { fieldId: 'assembled_on', fieldValue: '' },
            ],
          },
        },
      ],
    },
  },
  {
    name: both('Un texte trop long', 'A text too long'),
    given: { given: given(words(412)), refuse: [{}] },
    expects: { measure: [{ words: 412, fits: false }], keep: 'not reached' },
    asks: {
      refuse: [
        {
          completionMessage: both(
            '412 mots ; il en faut de 120 à 300.',
            '412 words; 120 to 300 are wanted.',
          ),
        },
      ],
    },
  },
  {
    name: both('La table refuse le texte', 'The table refuses the text'),
    given: { given: given(words(200)), keep: { fails: 'Bad gateway' }, refuse: [{}] },
    expects: { measure: [{ words: 200 }], thanks: 'not reached' },
  },
  {
    name: both('Dix-huit jours avant : trop tôt', 'Eighteen days before: too early'),
    given: {
      morning: [{}],
      rows: [row(1, WORKSHOP, 1, DONE), row(2, SALES, 2, {})],
    },
    expects: { settings: [{ least: 120, due: '2026-12-11' }], plan: { count: 0 } },
  },
  {
    name: both('Trois relances, dont une refusée', 'Three reminders, one refused'),
    given: {
      morning: [{}],
      rows: [
        row(1, WORKSHOP, 1, { due_on: '2026-11-27', reminded: '14' }),
        row(2, SALES, 2, { due_on: '2026-11-20', email: '', reminded: '2' }),
        row(3, PEOPLE, 3, { due_on: '2026-12-04', reminded: '14' }),
        row(4, both('Achats', 'Buying'), 4, { ...DONE, due_on: '2026-11-20' }),
      ],
      remind: [{ accepted: true }, { error: 'Mailbox full' }],
      reminded: [{ id: 1 }],
      broken: [{ accepted: true }],
    },
    expects: {
      plan: [
        { id: 1, step: '7', due: '27/11/2026' },
        { id: 2, step: 'late', to: 'rapport@votre-entreprise.example' },
      ],
      file: 'not reached',
    },
    asks: {
      remind: [
        {
          toEmail: 'service1@votre-entreprise.example',
          text: both(
            'Bonjour,\n\nVotre page est attendue le 27/11/2026, de 120 à 300 mots : adresse du formulaire',
            'Hello,\n\nYour page is due on 27/11/2026, from 120 to 300 words: address of the form',
          ),
          options: { ccEmail: '' },
        },
        { options: { ccEmail: 'rapport@votre-entreprise.example' } },
      ],
    },
  },
  {
    name: both('Échéance passée, un trou', 'Date past, one gap'),
    given: {
      morning: [{}],
      rows: [
        row(1, WORKSHOP, 1, { ...DONE, due_on: '2026-11-20' }),
        row(2, SALES, 2, { due_on: '2026-11-20', reminded: 'late' }),
      ],
      hand: [{ accepted: true }],
      assembled: [{ id: 1 }],
    },
    expects: {
      plan: [
        {
          count: 1,
          of: 2,
          text: both(
            'Nouveau ou modifié : Atelier\nManque encore : Ventes',
            'New or changed: Workshop\nStill missing: Sales',
          ),
        },
      ],
      each: [{ id: 1 }],
    },
  },
  {
    name: both('Tout est là, un texte a changé depuis', 'All is there, one text changed since'),
    given: {
      morning: [{}],
      rows: [
        row(2, SALES, 2, { ...DONE, author: 'Paul', assembled_on: '2026-11-20' }),
        row(1, WORKSHOP, 1, DONE),
      ],
      hand: [{ accepted: true }],
      assembled: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      plan: [
        {
          kind: 'assemble',
          count: 2,
          of: 2,
          doc: both(
            '# Rapport annuel 2026\n\n## Atelier\n\nDeux fours neufs.\n\nInès\n\n## Ventes\n\nDeux fours neufs.\n\nPaul\n',
            '# Annual report 2026\n\n## Workshop\n\nDeux fours neufs.\n\nInès\n\n## Sales\n\nDeux fours neufs.\n\nPaul\n',
          ),
        },
      ],
      each: [{ id: 1 }, { id: 2 }],
      remind: 'not reached',
    },
    asks: {
      hand: [{ text: both('Nouveau ou modifié : Atelier', 'New or changed: Workshop') }],
      assembled: [{ rowId: '1' }, { rowId: '2' }],
    },
  },
  {
    name: both('Une date à la française', 'A date written the French way'),
    given: {
      morning: [{}],
      rows: [row(1, WORKSHOP, 1, DONE), row(2, SALES, 2, { due_on: '11/12/2026' })],
      broken: [{ accepted: true }],
    },
    expects: { settings: [{ due: '2026-12-11', least: 120 }], kind: 'not reached' },
    asks: { broken: [{ options: { appendAttribution: false } }] },
  },
  {
    name: both('Grist ne répond pas', 'Grist does not answer'),
    given: { morning: [{}], rows: { fails: 'Service unavailable' }, broken: [{ accepted: true }] },
    expects: { plan: 'not reached' },
    asks: {
      broken: [
        {
          text: both(
            'Table illisible : Service unavailable',
            'Table unreadable: Service unavailable',
          ),
        },
      ],
    },
  },
]
