import type { Example } from '../recipe.ts'

const HOME = 'https://www.votre-entreprise.example/'
const PRICES = 'https://www.votre-entreprise.example/tarifs'
const measured = (milliseconds: number) => ({
  lighthouseResult: {
    finalUrl: HOME,
    audits: { 'largest-contentful-paint': { numericValue: milliseconds } },
  },
})
/** Older answers name their error even where there is none. */
const FINE = {
  lighthouseResult: {
    ...measured(2050).lighthouseResult,
    runtimeError: { code: 'NO_ERROR', message: '' },
  },
}
const past = (
  page: string,
  ages: readonly number[],
  seconds: number | null,
  told: string | null = null,
) =>
  ages.map((age) => ({
    id: age,
    day: new Date(Date.UTC(2026, 10, 23 - age)).toISOString().slice(0, 10),
    page,
    seconds,
    told,
  }))
const TEN = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const WEEKS = [...past(HOME, TEN, 3), ...past(PRICES, TEN, 2)]
const NIGHTS = [...past(HOME, [1, 2], 4.2), ...past(PRICES, [1, 2], 2.1)]
const SLOW = {
  fr: `Page devenue lente sur téléphone : ${HOME} : 4,2 s au lieu de 3,0 s\nhttps://pagespeed.web.dev/analysis?url=https%3A%2F%2Fwww.votre-entreprise.example%2F&form_factor=mobile`,
  en: `Page grown slow on phones: ${HOME}: 4.2 s rather than 3.0 s\nhttps://pagespeed.web.dev/analysis?url=https%3A%2F%2Fwww.votre-entreprise.example%2F&form_factor=mobile`,
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'L’accueil ralentit, les tarifs non', en: 'Home slows down, prices do not' },
    given: {
      night: [{}],
      measure: [measured(4740), FINE],
      history: [...WEEKS, ...NIGHTS],
      keep: [{ id: 90 }, { id: 91 }],
      tell: [{ id: 'm1' }],
      mark: [{ id: 90 }],
    },
    expects: {
      read: [
        { page: HOME, day: '2026-11-23', seconds: 4.7, cause: '' },
        { page: PRICES, seconds: 2.1 },
      ],
      judge: [{ kind: 'slow', page: HOME, text: SLOW }],
    },
    asks: {
      keep: [
        { columns: { value: { day: '2026-11-23', page: HOME, seconds: 4.7 } } },
        { columns: { value: { page: PRICES, seconds: 2.1 } } },
      ],
      mark: [{ columns: { value: { day: '2026-11-23', page: HOME, told: 'yes' } } }],
    },
  },
  {
    name: { fr: 'Déjà dit il y a cinq jours', en: 'Told five days ago' },
    given: {
      night: [{}],
      measure: [measured(4740), measured(2050)],
      history: [...WEEKS, ...NIGHTS, ...past(HOME, [5], 3, 'yes')],
      keep: [{ id: 90 }, { id: 91 }],
    },
    expects: {
      judge: { count: 0 },
      read: [{ seconds: 4.7 }, { seconds: 2.1 }],
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'Une page en panne, peu de passé', en: 'One page down, little past' },
    given: {
      night: [{}],
      measure: [
        {
          lighthouseResult: {
            audits: {},
            runtimeError: { code: 'ERRORED_DOCUMENT_REQUEST', message: 'Status code: 500' },
          },
        },
        measured(9000),
      ],
      // Six nights of which only an alert was written down.
      history: [...past(PRICES, [1, 2, 3], 8), ...past(PRICES, [4, 5, 6, 7, 8, 9], null, 'yes')],
      keep: [{ id: 91 }],
      tell: [{ id: 'm1' }],
    },
    expects: {
      sound: [{ page: PRICES, seconds: 9 }],
      judge: [{ kind: 'unread', page: HOME }],
      mark: 'not reached',
    },
    asks: {
      tell: [
        {
          message: {
            fr: `Page non mesurée cette nuit : ${HOME} (Status code: 500)`,
            en: `Page not measured tonight: ${HOME} (Status code: 500)`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Mattermost ne répond pas', en: 'Mattermost does not answer' },
    given: {
      night: [{}],
      measure: [measured(4740), measured(2050)],
      history: [...WEEKS, ...NIGHTS],
      keep: [{ id: 90 }, { id: 91 }],
      tell: { fails: 'Forbidden' },
      unsaid: [{}],
    },
    expects: { judge: [{ page: HOME }], mark: 'not reached' },
    asks: { unsaid: [{ text: { fr: `${SLOW.fr}\n\nForbidden`, en: `${SLOW.en}\n\nForbidden` } }] },
  },
  {
    name: { fr: 'PageSpeed ne répond pas', en: 'PageSpeed does not answer' },
    given: {
      night: [{}],
      measure: { fails: 'Quota exceeded' },
      history: [],
      tell: [{ id: 'm1' }, { id: 'm2' }],
    },
    expects: { sound: { count: 0 }, keep: 'not reached', judge: [{ kind: 'unread' }, {}] },
    asks: {
      tell: [
        {
          message: {
            fr: `Page non mesurée cette nuit : ${HOME} (Quota exceeded)`,
            en: `Page not measured tonight: ${HOME} (Quota exceeded)`,
          },
        },
        {},
      ],
    },
  },
]
