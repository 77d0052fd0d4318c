import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const TOLD =
  'La pièce a coincé dans la pince\nLe mors était de travers\nOn l’a remonté sans gabarit\nLe gabarit est parti à l’étalonnage, on n’en a qu’un'
const LINKS: readonly (readonly [cause: string, quote: string])[] = [
  ['Mors de travers', 'Le mors était de travers'],
  ['Remonté sans gabarit', 'remonté sans gabarit'],
  ['Un seul gabarit', 'on n’en a qu’un'],
]
const said = (
  state: 'ask' | 'done' | 'hurt',
  chain: readonly (readonly [cause: string, quote: string])[],
  say = '',
) =>
  JSON.stringify({
    output: {
      state,
      say,
      machine: 'Robot 3',
      defect: 'Pièce coincée',
      chain: chain.map(([cause, quote]) => ({ cause, quote })),
    },
  })
const log = (told: string, turns: number, closed = false): Given => [{ told, turns, closed }]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  chat: [{ sessionId: 's-9', action: 'sendMessage', chatInput: ' on n’en a qu’un ' }],
  log: log(TOLD, 4),
  sonnet: { says: [said('done', LINKS)] },
  save: [{ session: 's-9' }],
  mail: [{ messageId: 'm1' }],
  pass: [{ messageId: 'm2' }],
  ...more,
})
const TEXT = both(
  'Pièce coincée, Robot 3\n1. Mors de travers (« Le mors était de travers »)\n2. Remonté sans gabarit (« remonté sans gabarit »)\n3. Un seul gabarit (« on n’en a qu’un »)',
  'Pièce coincée, Robot 3\n1. Mors de travers (“Le mors était de travers”)\n2. Remonté sans gabarit (“remonté sans gabarit”)\n3. Un seul gabarit (“on n’en a qu’un”)',
)
const FAULT = both(
  'Une panne : je ne peux pas continuer. Appelez la qualité au 214.',
  'A fault: I cannot go on. Ring quality on 214.',
)
const fault = (name: Bilingual<string>, node: string): Example => ({
  name,
  given: going({ [node]: { fails: 'connection refused' } }),
  expects: { fault: [{ output: FAULT }], mail: 'not reached' },
})

export const examples: readonly Example[] = [
  {
    name: both('Trois maillons, la chaîne part', 'Three links, the chain leaves'),
    given: going({
      journal: [{ day: '2026-11-12', what: 'Mors remontés' }],
      past: [],
      sonnet: {
        says: [
          '{"tool": "journal", "with": {"machine": "Robot 3"}}',
          '{"tool": "past", "with": {"word": "gabarit"}}',
          said('done', LINKS),
        ],
      },
    }),
    expects: {
      settings: [{ message: 'on n’en a qu’un', longest: 14 }],
      check: [{ state: 'done', kept: 3, text: TEXT }],
      thanks: [
        {
          output: both(
            `Merci. La qualité vient vérifier sur place.\n${TEXT.fr}`,
            `Thank you. Quality will come and check on the spot.\n${TEXT.en}`,
          ),
        },
      ],
    },
    asks: {
      log: [{ options: { queryReplacement: ['s-9', 'on n’en a qu’un'] } }],
      mail: [
        {
          subject: both(
            'À vérifier sur place : Pièce coincée',
            'To be checked on the spot: Pièce coincée',
          ),
          text: TEXT,
        },
      ],
    },
  },
  {
    name: both('La question suivante', 'The next question'),
    given: going({
      log: log('La pièce a coincé dans la pince\nLe mors était de travers', 2),
      sonnet: {
        says: [
          both(
            said('ask', LINKS.slice(0, 1), 'Pourquoi le mors  était-il de travers ?'),
            said('ask', LINKS.slice(0, 1), 'Why was the  jaw askew?'),
          ),
        ],
      },
    }),
    expects: {
      check: [{ state: 'ask', kept: 1 }],
      next: [{ output: both('Pourquoi le mors était-il de travers ?', 'Why was the jaw askew?') }],
    },
  },
  {
    name: both('L’agent souffle une cause', 'The agent prompts a cause'),
    given: going({
      sonnet: {
        says: [said('done', [...LINKS.slice(0, 2), ['Capteur usé', 'le capteur est usé']])],
      },
    }),
    expects: {
      check: [{ state: 'ask', kept: 2 }],
      next: [
        {
          output: both(
            'Pouvez-vous me le dire avec vos mots : Capteur usé ?',
            'Could you tell me in your own words: Capteur usé?',
          ),
        },
      ],
      save: 'not reached',
    },
  },
  {
    name: both('Un « oui » ne suffit pas', 'A “yes” is not enough'),
    given: going({
      log: log(`${TOLD}\noui`, 5),
      sonnet: { says: [said('done', [...LINKS.slice(0, 2), ['Capteur usé', 'oui']])] },
    }),
    expects: { check: [{ state: 'ask', kept: 2 }], save: 'not reached' },
  },
  {
    name: both('Un blessé', 'Somebody is hurt'),
    given: going({
      log: log('La pince m’a pris le doigt', 1),
      sonnet: { says: [said('hurt', [])] },
    }),
    expects: {
      next: [
        {
          output: both(
            'Laissons l’enquête. Un blessé : alertez le secouriste, appelez le 15 ou le 112, puis la qualité au 214.',
            'Leave the enquiry. Somebody is hurt: fetch the first-aider, call 15 or 112, then quality on 214.',
          ),
        },
      ],
    },
  },
  {
    name: both('Seize messages, un seul courriel', 'Sixteen messages, one email'),
    given: going({ log: log(TOLD, 16) }),
    expects: {
      stop: [
        {
          output: both(
            'Arrêtons ici : la qualité reprend avec vous.',
            'Let us stop here: quality will go on with you.',
          ),
        },
      ],
      pass: 'not reached',
    },
  },
  {
    name: both('Deux maillons ne suffisent pas', 'Two links are not enough'),
    given: going({ sonnet: { says: [said('done', LINKS.slice(0, 2))] } }),
    expects: {
      next: [
        {
          output: both('Et pourquoi : Remonté sans gabarit ?', 'And why: Remonté sans gabarit?'),
        },
      ],
    },
  },
  {
    name: both('Quinze messages', 'Fifteen messages'),
    given: going({ log: log(TOLD, 15) }),
    expects: {
      stop: [
        {
          output: both(
            'Arrêtons ici : la qualité reprend avec vous.',
            'Let us stop here: quality will go on with you.',
          ),
        },
      ],
      ask: 'not reached',
    },
    asks: { pass: [{ text: TOLD }] },
  },
  {
    name: both('Une enquête déjà close', 'An enquiry closed already'),
    given: going({ log: log(TOLD, 5, true) }),
    expects: {
      stop: [
        {
          output: both(
            'Cette enquête est close. Ouvrez une nouvelle fenêtre pour un autre fait.',
            'This enquiry is closed. Open a new window for something else.',
          ),
        },
      ],
      pass: 'not reached',
    },
  },
  {
    name: both('Le courriel ne part pas', 'The email does not leave'),
    given: going({ mail: { fails: 'Connection timeout' } }),
    expects: {
      thanks: [
        {
          output: both(
            `Merci. La chaîne est enregistrée, mais le courriel n’est pas parti : dites-le au 214.\n${TEXT.fr}`,
            `Thank you. The chain is recorded, but the email did not leave: tell 214.\n${TEXT.en}`,
          ),
        },
      ],
    },
  },
  fault(both('Le modèle est en panne', 'The model is down'), 'sonnet'),
  fault(both('La base ne note rien', 'The database notes nothing'), 'log'),
  fault(both('La chaîne n’est pas enregistrée', 'The chain is not recorded'), 'save'),
]
