import type { Example, GivenItem } from '../recipe.ts'

const audio: GivenItem = {
  json: {},
  files: { data: { type: 'audio/mpeg', name: '042.mp3', text: 'ID3' } },
}
const form = (title: string) => [{ title, guest: 'Nour Haddad', path: '/Podcast/042.mp3' }]
const segments = [
  { start: 0, text: ' Bonjour et bienvenue.' },
  { start: 12.4, text: ' Nour, tu répares des vélos.' },
  { start: 35, text: ' Un vélo réparé, c’est un client qui revient.' },
  { start: 71.9, text: ' Parlons d’argent, maintenant.' },
  { start: 605, text: ' Pour finir, un conseil ?' },
]
const chapter = (block: number, title: string) => ({ block, title })
const says = (output: object) => ({ says: [JSON.stringify({ output })] })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une citation inventée est écartée', en: 'An invented quotation is dropped' },
    given: {
      form: form('Réparer pour durer'),
      audio: { items: [audio] },
      hear: [{ segments }],
      keep: [{}],
      medium: says({
        summary: 'On apprend à réparer.',
        chapters: [
          chapter(1, 'Accueil'),
          chapter(2, 'L’atelier'),
          chapter(3, 'L’argent'),
          chapter(9, 'Nulle part'),
        ],
        quotes: [
          { block: 2, words: 'Un vélo réparé, c’est un client qui revient' },
          { block: 3, words: 'L’argent ne compte pas.' },
        ],
      }),
      draft: [{ id: 7, link: 'https://votre-podcast.example/?p=7' }],
      tell: [{ id: 'p-1' }],
    },
    expects: {
      cut: [
        {
          transcript:
            '[1] 0:00 Bonjour et bienvenue. Nour, tu répares des vélos.\n[2] 0:35 Un vélo réparé, c’est un client qui revient.\n[3] 1:11 Parlons d’argent, maintenant.\n[4] 10:05 Pour finir, un conseil ?',
        },
      ],
      check: [{ chapters: 3, quotes: 1, dropped: 2 }],
      stuck: 'not reached',
    },
    asks: {
      keep: [{ path: '/Podcast/042.mp3.txt' }],
      draft: [
        {
          additionalFields: {
            content: {
              fr: '<p>On apprend à réparer.</p><h2>Chapitres</h2><ul><li>0:00 – Accueil</li><li>0:35 – L’atelier</li><li>1:11 – L’argent</li></ul><h2>Entendu dans l’épisode</h2><blockquote>« Un vélo réparé, c’est un client qui revient » (0:35)</blockquote>',
              en: '<p>On apprend à réparer.</p><h2>Chapters</h2><ul><li>0:00 – Accueil</li><li>0:35 – L’atelier</li><li>1:11 – L’argent</li></ul><h2>Heard in the episode</h2><blockquote>“Un vélo réparé, c’est un client qui revient” (0:35)</blockquote>',
            },
          },
        },
      ],
      tell: [
        {
          message: {
            fr: 'Brouillon prêt : https://votre-podcast.example/?p=7\nChapitres : 3, citations : 1, écartés faute de preuve : 2',
            en: 'Draft ready: https://votre-podcast.example/?p=7\nChapters: 3, quotations: 1, dropped for lack of proof: 2',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien de clair à en tirer', en: 'Nothing clear to draw from it' },
    given: {
      form: form('Essai de micro'),
      audio: { items: [audio] },
      hear: [{ segments: [{ start: 0, text: ' Un deux, un deux.' }] }],
      keep: [{}],
      medium: says({ summary: 'Illisible.', chapters: [], quotes: [] }),
      stuck: [{ id: 'p-2' }],
    },
    expects: { check: [{ chapters: 0, dropped: 0 }], draft: 'not reached' },
    asks: {
      stuck: [
        {
          message: {
            fr: 'Pas de notes pour « Essai de micro » : moins de trois chapitres vérifiables. À écrire à la main.',
            en: 'No notes for “Essai de micro”: fewer than three chapters that hold. To be written by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Whisper est arrêté', en: 'Whisper is down' },
    given: {
      form: form('Hors ligne'),
      audio: { items: [audio] },
      hear: { fails: 'connect ECONNREFUSED' },
      stuck: [{ id: 'p-3' }],
    },
    expects: { cut: 'not reached', draft: 'not reached' },
    asks: {
      stuck: [
        {
          message: {
            fr: 'Pas de notes pour « Hors ligne » : connect ECONNREFUSED. À écrire à la main.',
            en: 'No notes for “Hors ligne”: connect ECONNREFUSED. To be written by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Fichier introuvable', en: 'File not found' },
    given: {
      form: form('Le fantôme'),
      audio: { fails: 'The resource you are requesting could not be found' },
      stuck: [{ id: 'p-4' }],
    },
    expects: { hear: 'not reached', cut: 'not reached' },
    asks: {
      stuck: [
        {
          message: {
            fr: 'Pas de notes pour « Le fantôme » : The resource you are requesting could not be found. À écrire à la main.',
            en: 'No notes for “Le fantôme”: The resource you are requesting could not be found. To be written by hand.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Disque plein et modèle muet', en: 'Disk full and model silent' },
    given: {
      form: form('Sans voix'),
      audio: { items: [audio] },
      hear: [{ segments }],
      keep: { fails: 'Insufficient storage' },
      medium: { fails: 'The service is overloaded' },
      stuck: [{ id: 'p-5' }],
      unkept: [{ id: 'p-6' }],
    },
    expects: { check: 'not reached', draft: 'not reached' },
    asks: {
      keep: [{ path: '/Podcast/042.mp3.txt' }],
      stuck: [
        {
          message: {
            fr: 'Pas de notes pour « Sans voix » : le modèle n’a pas répondu. À écrire à la main.',
            en: 'No notes for “Sans voix”: the model did not answer. To be written by hand.',
          },
        },
      ],
      unkept: [
        {
          message: {
            fr: 'Transcription non rangée, « Sans voix » : Insufficient storage',
            en: 'Transcript not filed, “Sans voix”: Insufficient storage',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'WordPress refuse', en: 'WordPress refuses' },
    given: {
      form: form('Presque'),
      audio: { items: [audio] },
      hear: [{ segments }],
      keep: [{}],
      medium: says({
        summary: 'Bref.',
        chapters: [chapter(1, 'Un'), chapter(2, 'Deux'), chapter(4, 'Trois')],
        quotes: [],
      }),
      draft: { fails: 'Sorry, you are not allowed to create posts' },
      stuck: [{ id: 'p-6' }],
    },
    expects: {
      check: [{ chapters: 3, quotes: 0, dropped: 0 }],
      tell: 'not reached',
    },
    asks: {
      stuck: [
        {
          message: {
            fr: 'Pas de notes pour « Presque » : Sorry, you are not allowed to create posts. À écrire à la main.',
            en: 'No notes for “Presque”: Sorry, you are not allowed to create posts. To be written by hand.',
          },
        },
      ],
    },
  },
]
