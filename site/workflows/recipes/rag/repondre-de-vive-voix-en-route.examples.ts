import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const spoke = (id = 111): Given => [
  { message: { chat: { id: 9 }, from: { id }, voice: { file_id: 'v1', duration: 6 } } },
]
const wrote = (id: number): Given => [
  { message: { chat: { id: 9 }, from: { id }, text: 'Bonjour' } },
]
const file = (type: string, name: string): Given => ({
  items: [{ json: {}, files: { data: { type, name, text: 'x' } } }],
})
const VOICE = file('audio/ogg', 'v.oga')
const SPEECH = file('audio/mpeg', 'audio.mp3')
const HEARD = both('La P4 s’amorce à la main ?', 'Is the P4 primed by hand?')
const heard: Given = [{ text: HEARD }]
const hit = (content: Bilingual<string>, score = 0.8) => ({
  document: { pageContent: content, metadata: { title: 'P4', page: 6 } },
  score,
})
const PRIMED = hit(both('Amorcer à la main, 3 tours.', 'Prime by hand, 3 turns.'))
const sent: Given = [{ ok: true }]

export const examples: readonly Example[] = [
  {
    name: both('Une réponse dite à voix haute', 'An answer said aloud'),
    given: {
      told: spoke(),
      fetch: VOICE,
      hear: heard,
      search: [PRIMED, hit(both('Peinture bleue.', 'Blue paint.'), 0.4)],
      haiku: { says: [both('Oui, à la main, 3 tours [1].', 'Yes, by hand, 3 turns [1].')] },
      speak: SPEECH,
      send: sent,
    },
    expects: {
      passages: [
        {
          state: 'some',
          text: both('[1] Amorcer à la main, 3 tours.', '[1] Prime by hand, 3 turns.'),
        },
      ],
      spoken: [
        {
          sound: true,
          voice: both('Oui, à la main, 3 tours.', 'Yes, by hand, 3 turns.'),
          say: both(
            'Oui, à la main, 3 tours.\nVoir : P4, p. 6\nEntendu : La P4 s’amorce à la main ?',
            'Yes, by hand, 3 turns.\nSee: P4, p. 6\nHeard: Is the P4 primed by hand?',
          ),
        },
      ],
      write: 'not reached',
    },
    asks: { speak: [{ input: both('Oui, à la main, 3 tours.', 'Yes, by hand, 3 turns.') }] },
  },
  {
    name: both('Un chiffre inventé n’est pas dit', 'An invented figure is not spoken'),
    given: {
      told: spoke(112),
      fetch: VOICE,
      hear: heard,
      search: [PRIMED],
      haiku: { says: [both('Oui, 5 tours [1].', 'Yes, 5 turns [1].')] },
      write: sent,
    },
    expects: {
      spoken: [
        {
          sound: false,
          voice: '',
          say: both(
            'Pas de réponse sûre : arrêtez-vous pour lire.\nVoir : P4, p. 6\nEntendu : La P4 s’amorce à la main ?',
            'No sure answer: pull over to read.\nSee: P4, p. 6\nHeard: Is the P4 primed by hand?',
          ),
        },
      ],
      speak: 'not reached',
    },
  },
  {
    name: both('La synthèse tombe : la réponse s’écrit', 'Speech fails: the answer is written'),
    given: {
      told: spoke(),
      fetch: VOICE,
      hear: heard,
      search: [PRIMED],
      haiku: { says: [both('Oui, à la main, 3 tours [1].', 'Yes, by hand, 3 turns [1].')] },
      speak: { fails: '429 Too Many Requests' },
      write: sent,
    },
    expects: {
      unheard: [
        {
          say: both(
            'Oui, à la main, 3 tours.\nVoir : P4, p. 6\nEntendu : La P4 s’amorce à la main ?',
            'Yes, by hand, 3 turns.\nSee: P4, p. 6\nHeard: Is the P4 primed by hand?',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle se tait', 'The model is silent'),
    given: {
      told: spoke(),
      fetch: VOICE,
      hear: heard,
      search: [PRIMED],
      haiku: { fails: 'Overloaded' },
      write: sent,
    },
    expects: { spoken: [{ sound: false, voice: '' }] },
  },
  {
    name: both('Telegram ne prend pas le fichier', 'Telegram does not take the file'),
    given: {
      told: spoke(),
      fetch: VOICE,
      hear: heard,
      search: [PRIMED],
      haiku: { says: [both('Oui, à la main [1].', 'Yes, by hand [1].')] },
      speak: SPEECH,
      send: { fails: '413 Request Entity Too Large' },
      write: sent,
    },
    expects: {
      spoken: [{ sound: true, voice: both('Oui, à la main.', 'Yes, by hand.') }],
      unheard: { count: 1 },
    },
  },
  {
    name: both('La base est fermée', 'The store is shut'),
    given: {
      told: spoke(),
      fetch: VOICE,
      hear: heard,
      search: { fails: 'connect ETIMEDOUT' },
      write: sent,
    },
    expects: {
      passages: [
        {
          state: 'down',
          say: both(
            'La base ne répond pas. Appelez le bureau.\nEntendu : La P4 s’amorce à la main ?',
            'The store does not answer. Call the office.\nHeard: Is the P4 primed by hand?',
          ),
        },
      ],
      answer: 'not reached',
    },
  },
  {
    name: both('Rien dans les fiches', 'Nothing in the sheets'),
    given: { told: spoke(), fetch: VOICE, hear: heard, search: [], write: sent },
    expects: { passages: [{ state: 'none' }], 'found.no': { count: 1 } },
  },
  ...(['fetch', 'hear'] as const).map((node): Example => ({
    name:
      node === 'fetch'
        ? both('La voix ne se télécharge pas', 'The voice does not download')
        : both('La voix ne se transcrit pas', 'The voice is not transcribed'),
    given: {
      told: spoke(),
      ...(node === 'fetch' ? {} : { fetch: VOICE }),
      [node]: { fails: 'timeout' },
      write: sent,
    },
    expects: {
      unheard: [
        {
          say: both(
            'Votre voix n’a pas pu être lue. Redites-la, ou appelez le bureau.',
            'Your voice could not be read. Say it again, or call the office.',
          ),
        },
      ],
    },
  })),
  {
    name: both('Un inconnu', 'A stranger'),
    given: { told: spoke(500), write: sent },
    expects: {
      fetch: 'not reached',
      unheard: [{ say: both('Ce robot répond à une équipe.', 'This bot answers a team.') }],
    },
  },
  {
    name: both('Un message écrit', 'A written message'),
    given: { told: wrote(111), write: sent },
    expects: {
      unheard: [
        {
          say: both(
            'Dictez votre question, je n’écoute que la voix.',
            'Speak your question, I listen to voices alone.',
          ),
        },
      ],
    },
  },
]
