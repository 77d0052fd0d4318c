import type { Example, Given } from '../recipe.ts'

const asked = (fr: string, en: string): Given => [{ question: { fr, en } }]
const DRAIN = asked('Couple du bouchon de vidange ?', 'Torque of the drain plug?')
const passage = (device: string, fr: string, en: string, score: number) => ({
  document: {
    pageContent: { fr, en },
    metadata: { device, title: `Notice ${device}`, page: 12 },
  },
  score,
})
const M40 = passage('M 40', 'Bouchon de vidange : 25 Nm.', 'Drain plug: 25 Nm.', 0.82)
const M60 = passage('M 60', 'Bouchon de vidange : 40 Nm.', 'Drain plug: 40 Nm.', 0.84)
const ALL = passage('*', 'Moteur froid avant toute vidange.', 'Engine cold before draining.', 0.7)

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux appareils à égalité : on demande', en: 'Two devices level: it asks' },
    given: {
      asked: DRAIN,
      wide: [M60, M40, ALL],
      choose: [{ device: 'M 40' }],
      narrow: [M40, ALL, M60],
      medium: {
        says: [{ fr: '25 Nm [1]. Moteur froid [2].', en: '25 Nm [1]. Engine cold [2].' }],
      },
      show: [{}],
    },
    expects: {
      spread: [
        {
          state: 'several',
          device: '',
          options: ['M 60', 'M 40', { fr: 'Aucun de ceux-là', en: 'None of these' }],
        },
      ],
      kept: [{ state: 'some', passages: [{ isCommon: false }, { isCommon: true }] }],
      compose: [
        {
          sound: true,
          title: { fr: 'Pour : M 40', en: 'For: M 40' },
          message: {
            fr: '25 Nm [1]. Moteur froid [2].\n\n[1] Notice M 40, p. 12\n\n[2] Notice *, p. 12 (commun à tous)',
            en: '25 Nm [1]. Engine cold [2].\n\n[1] Notice M 40, p. 12\n\n[2] Notice *, p. 12 (common to all)',
          },
        },
      ],
    },
    asks: {
      narrow: [
        {
          options: {
            searchFilterJson: '{"must":[{"key":"metadata.device","match":{"any":["M 40","*"]}}]}',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'L’appareil est nommé ; valeur d’un autre',
      en: 'Device named; a value of another',
    },
    given: {
      asked: asked('Vidange de la M-60 : couple ?', 'Draining the M-60: torque?'),
      wide: [M40, M60],
      narrow: [M60],
      medium: { says: [{ fr: 'Serrez à 25 Nm [1].', en: 'Tighten to 25 Nm [1].' }] },
      show: [{}],
    },
    expects: {
      spread: [{ state: 'one', device: 'M 60' }],
      choose: 'not reached',
      compose: [
        {
          sound: false,
          message: {
            fr: 'Pas de réponse sûre. Passages trouvés :\n\n[1] Notice M 60, p. 12\nBouchon de vidange : 40 Nm.',
            en: 'No sure answer. Passages found:\n\n[1] Notice M 60, p. 12\nDrain plug: 40 Nm.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun de ceux-là', en: 'None of these' },
    given: {
      asked: DRAIN,
      wide: [M60, M40],
      choose: [{ device: { fr: 'Aucun de ceux-là', en: 'None of these' } }],
      show: [{}],
    },
    expects: {
      narrow: 'not reached',
      compose: [
        {
          message: {
            fr: 'Aucune notice pour cet appareil : ne suivez pas celle d’un autre. Relevez la plaque et appelez le bureau technique.',
            en: 'No manual for this device: do not follow another’s. Read the nameplate and call the technical office.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Seulement du commun, modèle en panne', en: 'Common matter alone, model down' },
    given: {
      asked: DRAIN,
      wide: [ALL],
      narrow: [ALL],
      medium: { fails: 'Service unavailable' },
      show: [{}],
    },
    expects: {
      spread: [{ state: 'common', device: '*' }],
      compose: [{ sound: false, title: { fr: 'Réponse', en: 'Answer' } }],
    },
  },
  {
    name: { fr: 'Aucune notice n’en parle', en: 'No manual speaks of it' },
    given: {
      asked: DRAIN,
      wide: [passage('M 60', 'Peinture bleue.', 'Blue paint.', 0.4)],
      show: [{}],
    },
    expects: {
      spread: [{ state: 'none', device: '' }],
      narrow: 'not reached',
      compose: [
        {
          sound: false,
          title: { fr: 'Réponse', en: 'Answer' },
          message: {
            fr: 'Aucune notice n’en parle. Nommez la pièce autrement, ou l’appareil.',
            en: 'No manual speaks of it. Give the part another name, or name the device.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La seconde recherche tombe', en: 'The second search fails' },
    given: { asked: DRAIN, wide: [M40], narrow: { fails: 'connect ETIMEDOUT' }, show: [{}] },
    expects: { spread: [{ state: 'one' }], kept: [{ state: 'down' }], answer: 'not reached' },
  },
  {
    name: { fr: 'La première recherche tombe', en: 'The first search fails' },
    given: { asked: DRAIN, wide: { fails: 'connect ETIMEDOUT' }, show: [{}] },
    expects: {
      spread: [{ state: 'down' }],
      compose: [
        {
          message: {
            fr: 'La base ne répond pas. Réessayez dans un moment.',
            en: 'The store does not answer. Try again in a moment.',
          },
        },
      ],
    },
  },
]
