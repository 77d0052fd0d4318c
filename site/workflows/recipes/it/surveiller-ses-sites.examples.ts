import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une page vide, une page saine', en: 'An empty page, a sound page' },
    given: {
      tick: [{}],
      call: [
        { statusCode: 200, data: '<html><body></body></html>' },
        { statusCode: 200, data: '<h1>Articles</h1>' },
      ],
      alert: [{ ok: true }],
    },
    expects: {
      each: [{ url: 'https://boutique.example/' }, { url: 'https://blog.example/' }],
      judge: [
        { found: false, letters: 26 },
        { found: true, letters: 17 },
      ],
      wrong: [{ url: 'https://boutique.example/' }],
      gather: [
        {
          line: [
            {
              fr: 'https://boutique.example/ : le mot attendu a disparu (26 caractères)',
              en: 'https://boutique.example/: the expected word is gone (26 characters)',
            },
          ],
        },
      ],
      silent: 'not reached',
    },
    asks: { alert: [{ channelId: { value: { fr: 'alertes', en: 'alerts' } } }] },
  },
  {
    name: { fr: 'Tout va bien', en: 'All is well' },
    given: {
      tick: [{}],
      call: [
        { statusCode: 200, data: '<a>Panier</a>' },
        { statusCode: 200, data: '<h1>Articles</h1>' },
      ],
    },
    expects: {
      judge: [{ letters: 13 }, { letters: 17 }],
      describe: 'not reached',
      alert: 'not reached',
    },
  },
  {
    name: { fr: 'Plus rien ne répond', en: 'Nothing answers' },
    given: {
      tick: [{}],
      call: { fails: 'getaddrinfo ENOTFOUND boutique.example' },
      alert: [{ ok: true }],
    },
    expects: {
      judge: 'not reached',
      silent: { count: 2 },
      gather: [
        {
          line: [
            {
              fr: 'https://boutique.example/ : pas de réponse',
              en: 'https://boutique.example/: no answer',
            },
            {
              fr: 'https://blog.example/ : pas de réponse',
              en: 'https://blog.example/: no answer',
            },
          ],
        },
      ],
    },
    asks: {
      alert: [
        {
          text: {
            fr: '⚠️ 08:30\nhttps://boutique.example/ : pas de réponse\nhttps://blog.example/ : pas de réponse',
            en: '⚠️ 08:30\nhttps://boutique.example/: no answer\nhttps://blog.example/: no answer',
          },
        },
      ],
    },
  },
]
