import type { Example } from '../recipe.ts'

const review = (starRating: string, displayName: string, comment?: string) => [
  { reviewId: 'AbC4', reviewer: { displayName }, starRating, ...(comment ? { comment } : {}) },
]

const answered = (answer: string) => [{ data: { Réponse: answer, Answer: answer } }]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux étoiles, projet corrigé', en: 'Two stars, draft mended' },
    given: {
      review: review('TWO', 'Odile Perrin', 'Trois semaines pour un frein.'),
      haiku: { says: ['Nous avons lu votre remarque sur le délai. Passez nous voir.'] },
      ask: answered(' Votre remarque sur le délai est juste à lire. Passez nous voir. '),
      post: [{}],
    },
    expects: {
      check: [
        { draft: 'Nous avons lu votre remarque sur le délai. Passez nous voir.', faults: '' },
      ],
      said: [{ answer: 'Votre remarque sur le délai est juste à lire. Passez nous voir.' }],
      thanks: 'not reached',
      task: 'not reached',
    },
    asks: {
      ask: [
        {
          message: {
            fr: 'Odile Perrin :\nTrois semaines pour un frein.\n\nProjet : Nous avons lu votre remarque sur le délai. Passez nous voir.\n\nChamp vide : rien ne paraît.',
            en: 'Odile Perrin:\nTrois semaines pour un frein.\n\nDraft: Nous avons lu votre remarque sur le délai. Passez nous voir.\n\nEmpty field: nothing appears.',
          },
        },
      ],
      post: [
        {
          review: { value: 'AbC4' },
          reply: 'Votre remarque sur le délai est juste à lire. Passez nous voir.',
        },
      ],
    },
  },
  {
    name: {
      fr: 'Un projet qui promet, puis le silence',
      en: 'A draft that promises, then silence',
    },
    given: {
      review: review('ONE', 'Marc L.', 'Roue voilée au retour.'),
      haiku: { says: ['Marc, nous vous remboursons. We refund you, Marc.'] },
      ask: [{}],
      task: [{ id: 't1' }],
    },
    expects: {
      check: [
        {
          draft: '',
          faults: {
            fr: 'nom du client, promesse ou aveu',
            en: 'customer’s name, promise or admission',
          },
        },
      ],
      'given.no': [{ answer: '' }],
      post: 'not reached',
    },
    asks: {
      task: [
        {
          content: {
            fr: 'Répondre à l’avis ONE de Marc L.',
            en: 'Answer the ONE review by Marc L.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Cinq étoiles sans un mot', en: 'Five stars without a word' },
    given: { review: review('FIVE', 'Lina'), post: [{}] },
    expects: {
      'kind.happy': [{ happy: true, comment: '' }],
      thanks: [
        {
          answer: {
            fr: 'Merci, à bientôt à l’atelier.',
            en: 'Thank you, see you soon at the shop.',
          },
        },
      ],
      draft: 'not reached',
    },
    asks: { post: [{ account: { value: 'accounts/1000000001' } }] },
  },
  {
    name: { fr: 'Deux avis dans la même heure', en: 'Two reviews in one hour' },
    given: {
      review: [...review('FIVE', 'Lina'), ...review('ONE', 'Y')],
      post: [{}],
      task: [{ id: 't4' }],
    },
    expects: { 'loop.each': { count: 2 }, settings: [{ happy: true }, { happy: false }] },
    asks: {
      task: [{ content: { fr: 'Répondre à l’avis ONE de Y', en: 'Answer the ONE review by Y' } }],
    },
  },
  {
    name: { fr: 'Une étoile sans un mot', en: 'One star without a word' },
    given: { review: review('ONE', 'X'), task: [{ id: 't2' }] },
    expects: { 'kind.other': [{ happy: false }], post: 'not reached' },
    asks: {
      task: [{ content: { fr: 'Répondre à l’avis ONE de X', en: 'Answer the ONE review by X' } }],
    },
  },
  {
    name: { fr: 'Modèle en panne, Google refuse', en: 'Model down, Google refuses' },
    given: {
      review: review('FOUR', 'Sami', 'Bon accueil.'),
      haiku: { fails: 'The service is overloaded' },
      ask: answered('À bientôt.'),
      post: { fails: 'Review not found' },
      task: [{ id: 't3' }],
    },
    expects: {
      check: [{ draft: '', faults: { fr: 'vide', en: 'empty' } }],
      said: [{ answer: 'À bientôt.' }],
    },
    asks: {
      task: [{ options: { description: 'Bon accueil.\n\nÀ bientôt. (Review not found)' } }],
    },
  },
]
