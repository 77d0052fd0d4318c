import type { Example } from '../recipe.ts'

const MAP =
  '<html><link href="https://fonts.tiers.example/css"><iframe src="https://cartes.tiers.example/plan"></iframe><img src="https://img.votre-entreprise.example/a.png"></html>'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une carte sur la page de contact', en: 'A map on the contact page' },
    given: {
      monthly: [{}],
      ask: [
        {
          statusCode: 200,
          headers: { 'set-cookie': ['session=1; Path=/'] },
          data: '<html></html>',
        },
        {
          statusCode: 200,
          headers: { 'set-cookie': ['session=1; Path=/', '_mesure=abc; Path=/'] },
          data: MAP,
        },
      ],
      tell: [{ messageId: 'm-1' }],
    },
    expects: {
      look: [
        { wrong: false },
        {
          wrong: true,
          found: [
            'cookie _mesure',
            { fr: 'appel à fonts.tiers.example', en: 'call to fonts.tiers.example' },
            { fr: 'appel à cartes.tiers.example', en: 'call to cartes.tiers.example' },
          ],
        },
      ],
      wrong: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Avant tout accord : 1 page(s) à revoir',
            en: 'Before any consent: 1 page(s) to look at',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Rien à signaler', en: 'Nothing to report' },
    given: {
      monthly: [{}],
      ask: [
        { statusCode: 200, headers: {}, data: '<script src="/app.js"></script>' },
        {
          statusCode: 200,
          headers: { 'set-cookie': 'panier=0' },
          data: '<script src="https://cdn.votre-entreprise.example/a.js"></script>',
        },
      ],
    },
    expects: {
      look: [
        { page: 'https://www.votre-entreprise.example/', found: [] },
        { page: 'https://www.votre-entreprise.example/contact', found: [] },
      ],
      wrong: { count: 0 },
      gather: 'not reached',
    },
  },
  {
    name: { fr: 'Le site ne répond pas', en: 'The site does not answer' },
    given: {
      monthly: [{}],
      ask: { fails: 'timeout of 20000ms exceeded' },
      warn: [{ messageId: 'm-2' }],
    },
    expects: { look: 'not reached', silent: { count: 2 } },
    asks: {
      warn: [
        {
          subject: {
            fr: 'Traceurs : 2 page(s) non contrôlée(s)',
            en: 'Trackers: 2 page(s) not checked',
          },
          text: 'https://www.votre-entreprise.example/\n  timeout of 20000ms exceeded\nhttps://www.votre-entreprise.example/contact\n  timeout of 20000ms exceeded',
        },
      ],
    },
  },
]
