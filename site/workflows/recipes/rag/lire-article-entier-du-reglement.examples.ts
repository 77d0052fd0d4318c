import type { Example, Given } from '../recipe.ts'

const asked: Given = [
  {
    question: {
      fr: 'Combien de jours pour un déménagement ?',
      en: 'How many days for moving house?',
    },
  },
]
const passage = (article: string, score: number) => ({
  document: { pageContent: 'x', metadata: { document: 'RI', article } },
  score,
})
const row = (article: string, fr: string, en: string) => ({
  document: 'RI',
  article,
  title: { fr: `Titre ${article}`, en: `Title ${article}` },
  body: { fr, en },
})
const LEAVE = row(
  '12',
  'Déménagement : 5 jours, après 1 an d’ancienneté, sous réserve des articles 14 et 15 à 16 et de l’article 9 du code.',
  'Moving house: 5 days, after 1 year of service, subject to articles 14 and 15 to 16 and to article 9 of the code.',
)
const TRIAL = row('14', 'Rien pendant l’essai.', 'Nothing during a trial period.')
const ALONE = row(
  '12',
  'Déménagement : 5 jours, comme à l’article 31 de la convention collective.',
  'Moving house: 5 days, as in article 31 of the collective agreement.',
)
const SAID = {
  fr: 'Le déménagement donne 5 jours [1]. Il faut 1 an d’ancienneté [1]. Rien pendant l’essai [2].',
  en: 'Moving house gives 5 days [1]. It takes 1 year of service [1]. Nothing during a trial period [2].',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un article et ses renvois', en: 'An article and what it refers to' },
    given: {
      asked,
      search: [passage('12', 0.2), passage('12', 0.25), passage('40', 0.6)],
      whole: [LEAVE],
      referred: [TRIAL],
      medium: { says: [SAID] },
      show: [{}],
    },
    expects: {
      picked: [{ state: 'some', list: 'RI|12' }],
      named: [{ state: 'some', more: ['RI|14', 'RI|15', 'RI|16'] }],
      gathered: [
        {
          state: 'ready',
          absent: '15, 16',
          articles: [{ byReference: false }, { byReference: true }],
        },
      ],
      compose: [{ sound: true, state: 'answered', title: { fr: 'Réponse', en: 'Answer' } }],
    },
    asks: { referred: [{ options: { queryReplacement: ['RI|14;;RI|15;;RI|16'] } }] },
  },
  {
    name: { fr: 'Sans renvoi, un chiffre inventé', en: 'No reference, an invented figure' },
    given: {
      asked,
      search: [passage('12', 0.2)],
      whole: [ALONE],
      medium: { says: [{ fr: 'Vous avez 8 jours [1].', en: 'You have 8 days [1].' }] },
      show: [{}],
    },
    expects: {
      named: [{ more: [] }],
      referred: 'not reached',
      compose: [
        {
          sound: false,
          message: {
            fr: 'La réponse n’a pas passé le contrôle. Voici les articles entiers :\n\n[1] RI, article 12 : Titre 12\nDéménagement : 5 jours, comme à l’article 31 de la convention collective.',
            en: 'The reply did not pass the check. Here are the articles in full:\n\n[1] RI, article 12: Title 12\nMoving house: 5 days, as in article 31 of the collective agreement.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model is silent' },
    given: {
      asked,
      search: [passage('12', 0.2)],
      whole: [ALONE],
      medium: { fails: 'Service unavailable' },
      show: [{}],
    },
    expects: { compose: [{ sound: false, state: 'silent' }] },
  },
  {
    name: {
      fr: 'La table se ferme avant les renvois',
      en: 'The table shuts before the references',
    },
    given: {
      asked,
      search: [passage('12', 0.2)],
      whole: [LEAVE],
      referred: { fails: 'connect ECONNREFUSED' },
      show: [{}],
    },
    expects: {
      gathered: [{ state: 'down' }],
      answer: 'not reached',
      compose: [
        {
          message: {
            fr: 'La recherche ou les articles ne répondent pas : rien n’a été lu. Réessayez plus tard.',
            en: 'Search or articles do not answer: nothing was read. Try again later.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un passage dont l’article manque', en: 'A passage whose article is missing' },
    given: { asked, search: [passage('77', 0.1)], whole: [], show: [{}] },
    expects: { named: [{ state: 'missing' }], gathered: [{ state: 'missing', articles: [] }] },
  },
  {
    name: { fr: 'La recherche est fermée', en: 'The search is shut' },
    given: { asked, search: { fails: 'connect ETIMEDOUT' }, show: [{}] },
    expects: { picked: [{ state: 'down' }], whole: 'not reached', compose: [{ state: 'down' }] },
  },
]
