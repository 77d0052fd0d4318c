import type { Example } from '../recipe.ts'

const article = (title: string, isoDate: string, contentSnippet: string) => ({
  title,
  isoDate,
  contentSnippet,
  link: `https://blog.votre-entreprise.example/${title.toLowerCase()}`,
})
const open = {
  summary: 'Atelier ouvert',
  htmlLink: 'https://agenda.votre-entreprise.example/atelier',
  start: { date: '2026-12-05' },
  description: '<p>On répare ensemble.</p>',
}
const pick = { id: 'rec1', Title: 'Le lien', Url: 'https://ailleurs.example/lien', Why: '' }

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une accroche invente un chiffre', en: 'A teaser makes up a figure' },
    given: {
      wednesday: [{}],
      blog: [
        article('Vis', '2026-11-18T09:00:00.000Z', 'Une vis tient & serre. Le reste attend.'),
        article('Clou', '2026-11-02T09:00:00.000Z', 'Trop vieux.'),
      ],
      events: [open],
      picks: [pick],
      luna: { says: ['Une vis tient 12 fois mieux.', 'On répare ensemble, le samedi.', ''] },
      draft: [{ id: 'g1' }],
      tell: [{ ok: true }],
    },
    expects: {
      even: [
        { part: 'read', count: 3, silent: 0 },
        { part: 'come', text: 'On répare ensemble.' },
        { part: 'liked' },
      ],
      check: [
        { text: 'Une vis tient & serre.', own: true },
        { text: 'On répare ensemble, le samedi.', own: false },
        { text: '', own: true },
      ],
      compose: [{ count: 3, own: 2 }],
      skip: 'not reached',
    },
    asks: {
      draft: [
        {
          title: { fr: 'Lettre du 24/11/2026', en: 'Letter of 24/11/2026' },
          content: {
            fr: '<h2>À lire</h2><p><a href="https://blog.votre-entreprise.example/vis">Vis</a><br>Une vis tient &amp; serre.</p><h2>À noter</h2><p><a href="https://agenda.votre-entreprise.example/atelier">05/12/2026 – Atelier ouvert</a><br>On répare ensemble, le samedi.</p><h2>L’équipe a aimé</h2><p><a href="https://ailleurs.example/lien">Le lien</a><br></p>',
            en: '<h2>To read</h2><p><a href="https://blog.votre-entreprise.example/vis">Vis</a><br>Une vis tient &amp; serre.</p><h2>Coming up</h2><p><a href="https://agenda.votre-entreprise.example/atelier">05/12/2026 – Atelier ouvert</a><br>On répare ensemble, le samedi.</p><h2>The team liked</h2><p><a href="https://ailleurs.example/lien">Le lien</a><br></p>',
          },
        },
      ],
      tell: [
        {
          text: {
            fr: 'Lettre : 3 éléments, dont 2 avec leur propre texte. Sources muettes : 0.',
            en: 'Letter: 3 items, of which 2 keep their own text. Silent sources: 0.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’agenda se tait, trop peu d’éléments', en: 'Diary silent, too few items' },
    given: {
      wednesday: [{}],
      blog: [article('Rabot', '2026-11-20T09:00:00.000Z', 'Un rabot affûté.')],
      events: { fails: 'Not Found' },
      picks: [],
      skip: [{ ok: true }],
    },
    expects: { 'enough.no': [{ count: 1, silent: 1 }], tease: 'not reached' },
    asks: {
      skip: [
        {
          text: {
            fr: 'Pas de brouillon : éléments trouvés : 1, il en faut trois. Sources muettes : 1. Sauter le numéro ?',
            en: 'No draft: items found: 1, three are needed. Silent sources: 1. Skip the issue?',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Modèle en panne, puis Ghost refuse', en: 'Model down, then Ghost refuses' },
    given: {
      wednesday: [{}],
      blog: [
        article('Un', '2026-11-15T09:00:00.000Z', 'Premier. Suite.'),
        article('Deux', '2026-11-16T09:00:00.000Z', 'Second.'),
      ],
      events: [],
      picks: [pick],
      luna: { fails: 'The service is overloaded' },
      draft: { fails: 'Unknown Admin API Key' },
      skip: [{ ok: true }],
    },
    expects: {
      check: [{ text: 'Premier.', own: true }, { text: 'Second.' }, { text: '' }],
      compose: [{ count: 3, own: 3, silent: 0 }],
      tell: 'not reached',
    },
    asks: {
      skip: [
        {
          text: {
            fr: 'Pas de brouillon : Ghost a refusé (Unknown Admin API Key).',
            en: 'No draft: Ghost refused (Unknown Admin API Key).',
          },
        },
      ],
    },
  },
]
