import type { Bilingual, Language } from '../../routes/language.ts'
import type { Case, Flow, Link, Step } from './flow.ts'
import { CASES } from './cases.ts'

/** The demonstrations' workflows in a language; their services are imitated, their cases examples. */
export const flowsIn = (language: Language): readonly Flow[] =>
  DRAWN.map(({ id, title, steps, links }) => ({
    id,
    title: title[language],
    steps: steps.map(({ name, detail, ...step }) => ({
      ...step,
      name: name[language],
      detail: detail[language],
    })),
    links: links.map(({ when, ...link }) => ({ ...link, ...(when && { when: when[language] }) })),
    cases: (CASES[id] ?? []).map(({ id: own, name, run }): Case => ({
      id: own,
      name: name[language],
      run: run.map(({ step, says }) => ({ step, says: says[language] })),
    })),
  }))

interface Drawn {
  readonly id: string
  readonly title: Bilingual<string>
  readonly steps: readonly (Omit<Step, 'name' | 'detail'> & {
    readonly name: Bilingual<string>
    readonly detail: Bilingual<string>
  })[]
  readonly links: readonly (Omit<Link, 'when'> & { readonly when?: Bilingual<string> })[]
}

const same = (text: string): Bilingual<string> => ({ fr: text, en: text })
const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const YES = both('oui', 'yes')
const NO = both('non', 'no')

const DRAWN: readonly Drawn[] = [
  {
    id: 'lead',
    title: both('Qualifier une demande', 'Qualifying an enquiry'),
    steps: [
      {
        id: 'form',
        icon: 'window',
        name: both('Formulaire', 'Form'),
        detail: both('Nouvelle demande', 'New enquiry'),
        at: [0, 0.5],
        role: 'start',
      },
      {
        id: 'read',
        icon: 'ia',
        name: both('Modèle', 'Model'),
        detail: both('Lit et compare', 'Reads, compares'),
        at: [1, 0.5],
      },
      {
        id: 'record',
        icon: 'data',
        name: same('HubSpot'),
        detail: both('Note et raison', 'Score and reason'),
        at: [2, 0.5],
      },
      {
        id: 'choose',
        icon: 'flow',
        name: both('Si', 'If'),
        detail: both('note ≥ 70', 'score ≥ 70'),
        at: [3, 0.5],
      },
      {
        id: 'tell',
        icon: 'chat',
        name: same('Slack'),
        detail: both('Prévient l’équipe', 'Tells the team'),
        at: [4, 0],
        role: 'end',
      },
      {
        id: 'draft',
        icon: 'pen',
        name: same('Gmail'),
        detail: both('Brouillon à relire', 'Draft to review'),
        at: [4, 1],
        role: 'end',
      },
    ],
    links: [
      { from: 'form', to: 'read' },
      { from: 'read', to: 'record' },
      { from: 'record', to: 'choose' },
      { from: 'choose', to: 'tell', when: YES },
      { from: 'choose', to: 'draft', when: NO },
    ],
  },
  {
    id: 'answer',
    title: both('Répondre à un nouvel arrivant', 'Answering a newcomer'),
    steps: [
      {
        id: 'ask',
        icon: 'chat',
        name: same('Slack'),
        detail: both('Question posée', 'A question'),
        at: [0, 0.5],
        role: 'start',
      },
      {
        id: 'look',
        icon: 'search',
        name: same('PostgreSQL'),
        detail: both('Passages proches', 'Close passages'),
        at: [1, 0.5],
      },
      {
        id: 'choose',
        icon: 'flow',
        name: both('Si', 'If'),
        detail: both('un passage convient', 'one passage fits'),
        at: [2, 0.5],
      },
      {
        id: 'write',
        icon: 'ia',
        name: both('Modèle', 'Model'),
        detail: both('Rédige et cite', 'Writes and cites'),
        at: [3, 0],
      },
      {
        id: 'reply',
        icon: 'doc',
        name: same('Slack'),
        detail: both('Réponse et lien', 'Answer and link'),
        at: [4, 0],
        role: 'end',
      },
      {
        id: 'call',
        icon: 'user',
        name: same('Slack'),
        detail: both('Personne référente', 'A named colleague'),
        at: [3, 1],
        role: 'end',
      },
    ],
    links: [
      { from: 'ask', to: 'look' },
      { from: 'look', to: 'choose' },
      { from: 'choose', to: 'write', when: YES },
      { from: 'write', to: 'reply' },
      { from: 'choose', to: 'call', when: NO },
    ],
  },
]
