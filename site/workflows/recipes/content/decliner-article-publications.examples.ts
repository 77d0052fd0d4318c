import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux textes sur trois tiennent', en: 'Two texts out of three hold' },
    given: {
      feed: [
        { title: 'Trois devis par heure', link: 'https://blog.votre-entreprise.example/devis' },
      ],
      page: [
        {
          data: '<nav>Menu</nav><p>Un devis court est lu.</p><p>Un devis long est rangé.</p>',
        },
      ],
      sonnet: {
        says: [
          '{"output":{"posts":[{"idea":"court","text":"On nous demande tout. Un devis court est lu.","quote":"Un devis court est lu."},{"idea":"long","text":"Le reste attend. Un devis long est rangé.","quote":"Un devis long est rangé."},{"idea":"faux","text":"Personne ne lit les devis.","quote":"Personne ne lit les devis."}]}}',
        ],
      },
      ask: [{ data: { approved: true } }],
      plan: [{ id: 1 }],
    },
    expects: {
      words: [{ text: 'Un devis court est lu.\nUn devis long est rangé.' }],
      check: [
        { found: true, letters: 44 },
        { found: true, letters: 41 },
        { found: false, letters: 26 },
      ],
      good: { count: 2 },
      'yes.yes': { count: 1 },
      row: [
        {
          link: 'https://blog.votre-entreprise.example/devis',
          texts:
            'On nous demande tout. Un devis court est lu.\n\nLe reste attend. Un devis long est rangé.',
          day: '2026-11-23',
        },
      ],
      nothing: 'not reached',
    },
  },
  {
    name: { fr: 'Aucune citation exacte', en: 'No exact quotation' },
    given: {
      feed: [{ title: 'Un essai', link: 'https://blog.votre-entreprise.example/essai' }],
      page: [{ data: '<p>Nous avons essayé.</p>' }],
      sonnet: {
        says: [
          '{"output":{"posts":[{"idea":"a","text":"Tout a réussi.","quote":"Tout a réussi."}]}}',
        ],
      },
      nothing: [{ ok: true }],
    },
    expects: { check: [{ found: false, letters: 14 }], ask: 'not reached', plan: 'not reached' },
    asks: {
      nothing: [
        {
          text: {
            fr: 'Aucun texte à proposer pour « Un essai ».',
            en: 'No text to propose for “Un essai”.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’article ne s’ouvre pas', en: 'The article does not open' },
    given: {
      feed: [{ title: 'Panne', link: 'https://blog.votre-entreprise.example/panne' }],
      page: { fails: 'Request failed with status code 503' },
      nothing: [{ ok: true }],
    },
    expects: { words: 'not reached', write: 'not reached' },
    asks: {
      nothing: [
        {
          text: {
            fr: 'Aucun texte à proposer pour « Panne ».',
            en: 'No text to propose for “Panne”.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      feed: [{ title: 'Silence', link: 'https://blog.votre-entreprise.example/silence' }],
      page: [{ data: '<p>Un <b>mot</b>.</p>' }],
      sonnet: { fails: 'The service is overloaded' },
      nothing: [{ ok: true }],
    },
    expects: { words: [{ text: 'Un mot.' }], ask: 'not reached' },
    asks: {
      nothing: [
        {
          text: {
            fr: 'Aucun texte à proposer pour « Silence ».',
            en: 'No text to propose for “Silence”.',
          },
        },
      ],
    },
  },
]
