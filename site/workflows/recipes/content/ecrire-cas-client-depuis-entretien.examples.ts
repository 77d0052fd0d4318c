import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const told = (agreed: Bilingual<string> = both('Oui', 'Yes')): Given => ({
  items: [
    {
      json: { customer: ' Brun Pièces ', agreed },
      files: { recording: { type: 'audio/mpeg', name: 'entretien.mp3', text: 'ID3' } },
    },
  ],
})
const TALK =
  'Euh, avant on saisissait tout à la main le lundi. Vous avez relié la caisse au stock en trois semaines. On a gagné quatre heures chaque lundi. Franchement je ne reviendrais pas en arrière. Et les erreurs ont baissé, oui.'
const heard: Given = [{ text: TALK }]
const sentence = (part: string, text: string, quote: string) => ({ part, text, quote })
const wrote = (...sentences: readonly ReturnType<typeof sentence>[]) =>
  JSON.stringify({ output: { sentences } })
const BEFORE = sentence(
  'before',
  'Le lundi, tout se saisissait à la main.',
  'avant on saisissait tout à la main le lundi',
)
const WORDS = sentence(
  'words',
  'Franchement je ne reviendrais pas en arrière.',
  'Franchement je ne reviendrais pas en arrière.',
)
const LESS = sentence('after', 'Les erreurs ont baissé.', 'Et les erreurs ont baissé, oui')
const MONDAY = sentence(
  'after',
  'Chaque lundi compte moins de saisie.',
  'On a gagné quatre heures chaque lundi',
)
const PERCENT = sentence(
  'after',
  'Un gain de 40 % chaque lundi.',
  'On a gagné quatre heures chaque lundi',
)
const INVENTED = sentence('work', 'L’équipe a été formée.', 'vous avez formé toute notre équipe')
const ALTERED = sentence(
  'words',
  'Je ne reviendrais jamais en arrière !',
  'Franchement je ne reviendrais pas en arrière.',
)

export const examples: readonly Example[] = [
  {
    name: both('Quatre phrases tiennent, trois tombent', 'Four sentences hold, three fall'),
    given: {
      told: told(),
      hear: heard,
      sonnet: { says: [wrote(BEFORE, MONDAY, LESS, WORDS, PERCENT, INVENTED, ALTERED)] },
      draft: [{ id: 88, link: 'https://site.example/?p=88' }],
      done: [{}],
    },
    expects: {
      checked: [
        {
          state: 'ready',
          kept: 4,
          dropped: 3,
          missing: [both('Ce qui a été fait', 'What was done')],
          title: both(
            'Cas client, à faire relire : Brun Pièces',
            'Customer case, to be reread: Brun Pièces',
          ),
          body: both(
            '<h2>Avant</h2><p>Le lundi, tout se saisissait à la main.</p><h2>Ce qui a changé</h2><p>Chaque lundi compte moins de saisie.</p><p>Les erreurs ont baissé.</p><h2>Ses mots</h2><blockquote><p>Franchement je ne reviendrais pas en arrière.</p></blockquote>',
            '<h2>Before</h2><p>Le lundi, tout se saisissait à la main.</p><h2>What has changed</h2><p>Chaque lundi compte moins de saisie.</p><p>Les erreurs ont baissé.</p><h2>In their words</h2><blockquote><p>Franchement je ne reviendrais pas en arrière.</p></blockquote>',
          ),
        },
      ],
    },
    asks: { draft: [{ additionalFields: { status: 'draft' } }] },
  },
  {
    name: both('Trop peu de phrases', 'Too few sentences'),
    given: {
      told: told(),
      hear: heard,
      sonnet: { says: [wrote(BEFORE, PERCENT)] },
      thin: [{}],
    },
    expects: { checked: [{ state: 'thin', kept: 1, dropped: 1 }], draft: 'not reached' },
  },
  {
    name: both('Sans accord', 'Without agreement'),
    given: { told: told(both('Non', 'No')), refused: [{}] },
    expects: { settings: [{ customer: 'Brun Pièces', least: 4 }], hear: 'not reached' },
  },
  {
    name: both('Le site refuse', 'The site refuses'),
    given: {
      told: told(),
      hear: heard,
      sonnet: { says: [wrote(BEFORE, MONDAY, LESS, WORDS)] },
      draft: { fails: '401 Unauthorized' },
      failed: [{}],
    },
    expects: { checked: [{ state: 'ready', kept: 4, dropped: 0 }] },
    asks: {
      failed: [
        {
          completionMessage: both(
            'Le site n’a pas pris le brouillon : 401 Unauthorized',
            'The site did not take the draft: 401 Unauthorized',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle se tait', 'The model is silent'),
    given: { told: told(), hear: heard, sonnet: { fails: 'Overloaded' }, failed: [{}] },
    expects: { checked: [{ state: 'silent', kept: 0 }] },
    asks: {
      failed: [
        { completionMessage: both('Le modèle n’a pas répondu.', 'The model did not answer.') },
      ],
    },
  },
  {
    name: both('L’enregistrement ne se transcrit pas', 'The recording is not transcribed'),
    given: { told: told(), hear: { fails: '413 File too large' }, failed: [{}] },
    expects: { settings: [{ customer: 'Brun Pièces' }], write: 'not reached' },
    asks: {
      failed: [
        {
          completionMessage: both(
            'La transcription a échoué : 413 File too large',
            'Transcription failed: 413 File too large',
          ),
        },
      ],
    },
  },
]
