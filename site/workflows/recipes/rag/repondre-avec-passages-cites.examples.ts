import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux passages proches, un seul cité', en: 'Two close passages, one quoted' },
    given: {
      asked: [
        {
          chatInput: {
            fr: 'Combien de jours pour un retour ?',
            en: 'How many days for a return?',
          },
        },
      ],
      search: [
        {
          document: {
            pageContent: {
              fr: 'Un article se retourne dans les trente jours.',
              en: 'An article may be returned within thirty days.',
            },
            metadata: { title: { fr: 'Retours, page 2', en: 'Returns, page 2' } },
          },
          score: 0.81,
        },
        {
          document: {
            pageContent: {
              fr: 'Les retours sont reçus à l’entrepôt B.',
              en: 'Returns are received in warehouse B.',
            },
            metadata: { title: { fr: 'Entrepôts, page 7', en: 'Warehouses, page 7' } },
          },
          score: 0.66,
        },
        {
          document: {
            pageContent: { fr: 'Le parking ferme à 19 h.', en: 'The car park closes at 7 p.m.' },
            metadata: { title: { fr: 'Accès', en: 'Access' } },
          },
          score: 0.31,
        },
      ],
      sonnet: {
        says: [
          {
            fr: 'Un article se retourne dans les trente jours [1].',
            en: 'An article may be returned within thirty days [1].',
          },
        ],
      },
    },
    expects: {
      close: { count: 2 },
      gather: [{ count: 2 }],
      quote: [
        {
          quoted: 1,
          output: {
            fr: 'Un article se retourne dans les trente jours [1].\n\n[1] Retours, page 2',
            en: 'An article may be returned within thirty days [1].\n\n[1] Returns, page 2',
          },
        },
      ],
      reply: { count: 1 },
      person: 'not reached',
    },
  },
  {
    name: { fr: 'Rien d’assez proche', en: 'Nothing close enough' },
    given: {
      asked: [{ chatInput: { fr: 'Qui a les clés du grenier ?', en: 'Who has the attic keys?' } }],
      search: [
        {
          document: {
            pageContent: { fr: 'Le parking ferme à 19 h.', en: 'The car park closes at 7 p.m.' },
            metadata: { title: { fr: 'Accès', en: 'Access' } },
          },
          score: 0.28,
        },
      ],
    },
    expects: {
      gather: [{ count: 0, passages: '' }],
      answer: 'not reached',
      person: [
        {
          output: {
            fr: 'Je n’ai pas trouvé de quoi répondre dans les procédures. Demandez à votre référente.',
            en: 'I found nothing in the procedures to answer this. Ask your go-to colleague.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The store does not answer' },
    given: {
      asked: [{ chatInput: { fr: 'Et les congés ?', en: 'And holidays?' } }],
      search: { fails: 'connect ECONNREFUSED' },
    },
    expects: {
      gather: [{ down: true, count: 0 }],
      answer: 'not reached',
      person: [
        {
          output: {
            fr: 'Un service ne répond pas : je ne peux rien chercher pour le moment. Demandez à votre référente.',
            en: 'A service does not answer, so I cannot look anything up for now. Ask your go-to colleague.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Une réponse sans source', en: 'An answer without a source' },
    given: {
      asked: [{ chatInput: { fr: 'Combien de jours ?', en: 'How many days?' } }],
      search: [
        {
          document: {
            pageContent: {
              fr: 'Les congés se posent en ligne.',
              en: 'Leave is requested online.',
            },
            metadata: { title: { fr: 'Congés', en: 'Leave' } },
          },
          score: 0.7,
        },
      ],
      sonnet: { says: [{ fr: 'SANS RÉPONSE', en: 'NO ANSWER' }] },
    },
    expects: {
      gather: [{ count: 1 }],
      quote: [{ quoted: 0 }],
      reply: 'not reached',
      person: [
        {
          output: {
            fr: 'Je n’ai pas trouvé de quoi répondre dans les procédures. Demandez à votre référente.',
            en: 'I found nothing in the procedures to answer this. Ask your go-to colleague.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      asked: [{ chatInput: { fr: 'Où poser mes congés ?', en: 'Where do I ask for leave?' } }],
      search: [
        {
          document: {
            pageContent: {
              fr: 'Les congés se posent en ligne.',
              en: 'Leave is requested online.',
            },
            metadata: { title: { fr: 'Congés', en: 'Leave' } },
          },
          score: 0.7,
        },
      ],
      sonnet: { fails: 'The service is overloaded' },
    },
    expects: {
      gather: [{ count: 1 }],
      quote: 'not reached',
      person: [
        {
          output: {
            fr: 'Un service ne répond pas : je ne peux rien chercher pour le moment. Demandez à votre référente.',
            en: 'A service does not answer, so I cannot look anything up for now. Ask your go-to colleague.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un numéro que rien ne porte', en: 'A number that nothing bears' },
    given: {
      asked: [{ chatInput: { fr: 'Où poser mes congés ?', en: 'Where do I ask for leave?' } }],
      search: [
        {
          document: {
            pageContent: {
              fr: 'Les congés se posent en ligne.',
              en: 'Leave is requested online.',
            },
            metadata: { path: '/Procedures/conges.md' },
          },
          score: 0.7,
        },
      ],
      sonnet: { says: [{ fr: 'En ligne [1], avant juin [2].', en: 'Online [1], by June [2].' }] },
    },
    expects: {
      gather: [{ sources: ['[1] /Procedures/conges.md'] }],
      quote: [{ quoted: 0 }],
      reply: 'not reached',
      person: { count: 1 },
    },
  },
]
