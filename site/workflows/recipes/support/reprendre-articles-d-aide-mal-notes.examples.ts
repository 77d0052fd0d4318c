import type { Example } from '../recipe.ts'

const article = (id: number, title: string, yes: number, no: number, body = '<p>Texte</p>') => ({
  id,
  title,
  html_url: `https://aide.votre-entreprise.example/${id}`,
  body,
  draft: false,
  vote_count: yes + no,
  vote_sum: yes - no,
})
const PAGES = [
  {
    articles: [
      article(
        1,
        'Changer de mot de passe',
        52,
        30,
        '<h2>Étapes</h2><p>Ouvrez l’onglet&nbsp;<b>Sécurité</b> puis validez.</p><p>Le jeton expire.</p>',
      ),
      article(2, 'Ajouter un collègue', 40, 3),
      article(3, 'Exporter', 2, 5),
      { ...article(4, 'Brouillon', 0, 50), draft: true },
    ],
    next_page: 'https://votre-entreprise.zendesk.com/api/v2/help_center/fr/articles.json?page=2',
  },
  { articles: [article(5, 'Frais de retour', 1, 9)], next_page: null },
]
const SEEN = [
  { id: 1, article: '1', up: 50, down: 14 },
  { id: 2, article: '2', up: 30, down: 2 },
]
const said = (...points: readonly { quote: string; reason: string }[]): string =>
  JSON.stringify({ output: { points } })
const TAB = { quote: 'Ouvrez l’onglet Sécurité', reason: 'Où se trouve cet onglet ?' }
const month = { month: [{}], articles: PAGES, seen: SEEN }

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux articles à reprendre, un bien noté, un trop peu noté',
      en: 'Two to rewrite, one liked, one with too few votes',
    },
    given: {
      ...month,
      haiku: {
        says: [said(TAB, { quote: 'Cliquez sur le bouton rouge', reason: 'Lequel ?' }), said()],
      },
      task: [{ gid: '901' }, { gid: '902' }],
      keep: { runs: [[{ id: 1 }, { id: 5 }], [{ id: 2 }]] },
    },
    expects: {
      votes: [
        {
          article: '1',
          kind: 'weak',
          up: 52,
          down: 30,
          less: 16,
          of: 18,
          text: 'Étapes Ouvrez l’onglet Sécurité puis validez. Le jeton expire.',
        },
        { article: '5', kind: 'weak', less: 9, of: 10 },
        { article: '2', kind: 'fine', less: 1, of: 11 },
      ],
      check: [
        {
          article: '1',
          points: 1,
          notes: {
            fr: 'Jugé inutile par 16 lecteurs sur 18 depuis le dernier relevé.\nhttps://aide.votre-entreprise.example/1\n\n– « Ouvrez l’onglet Sécurité » : Où se trouve cet onglet ?',
            en: 'Found unhelpful by 16 of 18 readers since the last count.\nhttps://aide.votre-entreprise.example/1\n\n– “Ouvrez l’onglet Sécurité”: Où se trouve cet onglet ?',
          },
        },
        {
          article: '5',
          points: 0,
          notes: {
            fr: 'Jugé inutile par 9 lecteurs sur 10 depuis le dernier relevé.\nhttps://aide.votre-entreprise.example/5\n\nLe modèle ne relève aucun passage précis : lisez les tickets du sujet.',
            en: 'Found unhelpful by 9 of 10 readers since the last count.\nhttps://aide.votre-entreprise.example/5\n\nThe model points at no passage: read the tickets on that subject.',
          },
        },
      ],
      again: [
        { article: '1', up: 52, down: 30 },
        { article: '5', up: 1, down: 9 },
      ],
      refused: 'not reached',
    },
    asks: {
      task: [
        {
          name: {
            fr: 'Reprendre : Changer de mot de passe',
            en: 'Rewrite: Changer de mot de passe',
          },
          otherProperties: { due_on: '2026-12-14' },
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Modèle muet, Asana refuse', en: 'Model silent, Asana refuses' },
    given: {
      month: [{}],
      articles: [PAGES[1]!],
      seen: [],
      haiku: { fails: 'Overloaded' },
      task: { fails: 'Forbidden' },
      refused: [{ ok: true }],
    },
    expects: {
      check: [
        {
          points: 0,
          notes: {
            fr: 'Jugé inutile par 9 lecteurs sur 10 depuis le dernier relevé.\nhttps://aide.votre-entreprise.example/5\n\nArticle non relu par le modèle.',
            en: 'Found unhelpful by 9 of 10 readers since the last count.\nhttps://aide.votre-entreprise.example/5\n\nArticle not read by the model.',
          },
        },
      ],
      keep: 'not reached',
    },
    asks: {
      refused: [
        {
          text: {
            fr: 'Tâche refusée par Asana pour « Frais de retour » (Forbidden) : https://aide.votre-entreprise.example/5',
            en: 'Asana refused the task for “Frais de retour” (Forbidden): https://aide.votre-entreprise.example/5',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Même relevé deux fois', en: 'The same count twice' },
    given: {
      month: [{}],
      articles: PAGES,
      seen: [
        { id: 1, article: '1', up: 52, down: 30 },
        { id: 2, article: '2', up: 40, down: 3 },
        { id: 3, article: '5', up: 1, down: 9 },
      ],
    },
    expects: { votes: { count: 0 }, settings: [{ fewest: 8, share: 0.5 }], read: 'not reached' },
  },
  {
    name: { fr: 'Zendesk ne répond pas', en: 'Zendesk does not answer' },
    given: { month: [{}], articles: { fails: 'Unauthorized' }, broken: [{ ok: true }] },
    expects: { votes: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Votes des articles non comptés : Unauthorized',
            en: 'Article votes not counted: Unauthorized',
          },
        },
      ],
    },
  },
]
