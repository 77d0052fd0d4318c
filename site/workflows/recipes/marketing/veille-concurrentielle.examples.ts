import type { Example } from '../recipe.ts'

const FEED = [
  {
    title: { fr: 'Version 4', en: 'Version 4' },
    link: 'https://concurrent.example/v4?utm_source=rss',
    isoDate: '2026-11-22T09:00:00.000Z',
    contentSnippet: { fr: 'La version 4 lit 10 formats.', en: 'Version 4 reads 10 formats.' },
  },
  {
    title: { fr: 'Nouveau tarif', en: 'New prices' },
    link: 'https://concurrent.example/?p=5&utm_medium=x#top',
    isoDate: '2026-11-20T09:00:00.000Z',
    contentSnippet: {
      fr: 'Le forfait passe à 29 euros en janvier.',
      en: 'The plan goes to 29 euros in January.',
    },
  },
  {
    title: { fr: 'Version 4, reprise par un journal', en: 'Version 4, repeated by a paper' },
    link: 'https://concurrent.example/v4?utm_source=journal',
    isoDate: '2026-11-21T09:00:00.000Z',
    contentSnippet: { fr: 'La version 4 est là.', en: 'Version 4 is out.' },
  },
  {
    title: { fr: 'Vieille annonce', en: 'Old announcement' },
    link: 'https://concurrent.example/vieux',
    isoDate: '2026-10-01T09:00:00.000Z',
    contentSnippet: { fr: 'Déjà connu.', en: 'Known already.' },
  },
]

/** The first invents a number; the second keeps to the text. */
const SAID = [
  {
    fr: '{"output": {"summary": "La version 4 lit 12 formats.", "quote": "La version 4 lit 10 formats."}}',
    en: '{"output": {"summary": "Version 4 reads 12 formats.", "quote": "Version 4 reads 10 formats."}}',
  },
  {
    fr: '{"output": {"summary": "Le forfait coûtera 29 euros.", "quote": "passe à 29 euros en janvier"}}',
    en: '{"output": {"summary": "The plan will cost 29 euros.", "quote": "goes to 29 euros in January"}}',
  },
]

const DROPPED = {
  fr: 'Résumé écarté : lire la source.',
  en: 'Summary dropped: read the source.',
}
const kept = { feed: FEED, file: [{ id: 'p1' }, { id: 'p2' }] }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux nouveautés, un résumé infidèle', en: 'Two items, one unfaithful summary' },
    given: {
      morning: [{}],
      ...kept,
      model: { says: SAID },
      send: [{ data: { approved: true } }],
      tell: [{ ok: true }],
    },
    expects: {
      essential: [
        { link: 'https://concurrent.example/v4', published: '2026-11-22' },
        { link: 'https://concurrent.example/?p=5#top', published: '2026-11-20' },
      ],
      fresh: { count: 2 },
      check: [
        { summary: DROPPED },
        { summary: { fr: 'Le forfait coûtera 29 euros.', en: 'The plan will cost 29 euros.' } },
      ],
      digest: [
        {
          count: 2,
          titles: { fr: '• Version 4\n• Nouveau tarif', en: '• Version 4\n• New prices' },
        },
      ],
      silent: 'not reached',
    },
    asks: {
      tell: [
        {
          text: {
            fr: '• <https://concurrent.example/v4|Version 4>\nRésumé écarté : lire la source.\n• <https://concurrent.example/?p=5#top|Nouveau tarif>\nLe forfait coûtera 29 euros.',
            en: '• <https://concurrent.example/v4|Version 4>\nSummary dropped: read the source.\n• <https://concurrent.example/?p=5#top|New prices>\nThe plan will cost 29 euros.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle muet, personne ne presse', en: 'Silent model, nobody presses' },
    given: {
      morning: [{}],
      ...kept,
      model: { fails: 'The service is overloaded' },
      send: [{}],
    },
    expects: {
      check: [{ summary: DROPPED }, { summary: DROPPED }],
      'agreed.no': { count: 1 },
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'Deux flux muets', en: 'Two silent feeds' },
    given: { morning: [{}], feed: { fails: 'Status code 403' }, silent: [{ ok: true }] },
    expects: { essential: 'not reached' },
    asks: {
      silent: [
        {
          text: {
            fr: 'Flux illisible ce matin : https://concurrent.example/feed.xml',
            en: 'Unreadable feed this morning: https://concurrent.example/feed.xml',
          },
        },
        {
          text: {
            fr: 'Flux illisible ce matin : https://journal-du-metier.example/news.rss',
            en: 'Unreadable feed this morning: https://journal-du-metier.example/news.rss',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Notion ne répond plus', en: 'Notion no longer answers' },
    given: {
      stopped: [
        {
          workflow: { name: { fr: 'Veille', en: 'Watch' } },
          execution: {
            lastNodeExecuted: { fr: 'Ranger dans Notion', en: 'File in Notion' },
            error: { message: 'Bad gateway' },
            url: 'https://n8n.atelier.example/execution/12',
          },
        },
      ],
      warn: [{ ok: true }],
    },
    expects: { sources: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: ':warning: « Veille » s’est arrêté au nœud « Ranger dans Notion » : Bad gateway\nhttps://n8n.atelier.example/execution/12',
            en: ':warning: “Watch” stopped at the node “File in Notion”: Bad gateway\nhttps://n8n.atelier.example/execution/12',
          },
        },
      ],
    },
  },
]
