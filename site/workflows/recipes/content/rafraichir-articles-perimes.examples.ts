import type { Example } from '../recipe.ts'

const views = (pagePath: string, screenPageViews: string) => ({ pagePath, screenPageViews })
const post = (id: number, slug: string, modified: string, html: string) => ({
  id,
  link: `https://votre-site.example/${slug}/`,
  modified,
  title: { rendered: `Article ${id}` },
  content: { rendered: `<p>${html}</p>` },
})
const sale = {
  id: 1,
  title: 'Article 1',
  link: 'https://votre-site.example/aides/',
  views: 420,
  key: '1|2026-02-01T10:00:00',
  signs: [
    {
      fr: 'échéance passée : Déposez avant le 31/03/2026.',
      en: 'past date: Déposez avant le 31/03/2026.',
    },
  ],
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une échéance passée, un tarif ancien', en: 'A past date, an old price' },
    given: {
      first: [{}],
      views: [
        views('/aides/', '420'),
        views('/tarifs/', '95'),
        views('/histoire/', '300'),
        views('/oubli/', '3'),
      ],
      posts: [
        post(
          1,
          'aides',
          '2026-02-01T10:00:00',
          'Une aide existe. Déposez avant le 31/03/2026. Puis attendez.',
        ),
        post(
          2,
          'tarifs',
          '2026-08-01T10:00:00',
          'Le tarif / price 2024 est de 12 €. Le reste change.',
        ),
        post(
          3,
          'histoire',
          '2026-09-01T10:00:00',
          'La maison est née en 1998. Elle ouvre le 31/12/2026.',
        ),
        post(4, 'oubli', '2019-01-01T10:00:00', 'Un texte ancien.'),
        post(5, 'sans-vue', '2019-01-01T10:00:00', 'Jamais lu.'),
      ],
      fresh: [sale],
      task: [{ id: 'cu1', url: 'https://taches.example/cu1' }],
      keep: [{ id: 1 }],
      tell: [{ accepted: true }],
    },
    expects: {
      read: [
        { id: 1, views: 420, signs: sale.signs },
        {
          id: 2,
          views: 95,
          signs: [
            {
              fr: 'chiffre daté : Le tarif / price 2024 est de 12 €.',
              en: 'dated figure: Le tarif / price 2024 est de 12 €.',
            },
          ],
        },
        { id: 3, signs: [] },
        {
          id: 4,
          views: 3,
          signs: [{ fr: 'inchangé depuis 2019-01-01', en: 'unchanged since 2019-01-01' }],
        },
        { id: 5, views: 0 },
      ],
      worn: { count: 2 },
      rank: [{ id: 1 }, { id: 2 }],
      failed: 'not reached',
    },
    asks: {
      fresh: [
        { filters: { conditions: [{ keyValue: '1|2026-02-01T10:00:00' }] } },
        { filters: { conditions: [{ keyValue: '2|2026-08-01T10:00:00' }] } },
      ],
      task: [
        {
          name: { fr: 'Rafraîchir : Article 1', en: 'Refresh: Article 1' },
          additionalFields: {
            content: {
              fr: 'https://votre-site.example/aides/\n420 vues en 30 jours\n\n- échéance passée : Déposez avant le 31/03/2026.',
              en: 'https://votre-site.example/aides/\n420 views in 30 days\n\n- past date: Déposez avant le 31/03/2026.',
            },
          },
        },
      ],
      tell: [{ subject: { fr: 'Articles à rafraîchir : 1', en: 'Articles to refresh: 1' } }],
    },
  },
  {
    name: { fr: 'ClickUp refuse la tâche', en: 'ClickUp refuses the task' },
    given: {
      first: [{}],
      views: [views('/aides/', '420')],
      posts: [post(1, 'aides', '2026-02-01T10:00:00', 'Déposez avant le 31/03/2026.')],
      fresh: [sale],
      task: { fails: 'Team not authorized' },
      tell: [{ accepted: true }],
    },
    expects: {
      failed: [
        {
          line: {
            fr: 'Article 1 – https://votre-site.example/aides/ (TÂCHE NON CRÉÉE)',
            en: 'Article 1 – https://votre-site.example/aides/ (NO TASK MADE)',
          },
        },
      ],
      keep: 'not reached',
    },
    asks: {
      tell: [{ subject: { fr: 'Articles à rafraîchir : 1', en: 'Articles to refresh: 1' } }],
    },
  },
  {
    name: { fr: 'Les vues manquent', en: 'Views are missing' },
    given: {
      first: [{}],
      views: { fails: 'User does not have access' },
      warn: [{ accepted: true }],
    },
    expects: { posts: 'not reached', read: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Aucun article n’a été examiné : User does not have access',
            en: 'No article was examined: User does not have access',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'WordPress ne répond pas', en: 'WordPress does not answer' },
    given: {
      first: [{}],
      views: [views('/aides/', '420')],
      posts: { fails: 'Bad gateway' },
      warn: [{ accepted: true }],
    },
    expects: { read: 'not reached', worn: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Aucun article n’a été examiné : Bad gateway',
            en: 'No article was examined: Bad gateway',
          },
        },
      ],
    },
  },
]
