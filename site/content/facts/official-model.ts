/** The rules that the official simulators compute with: where a rate of 2026 was read. */

const COMMIT =
  'https://github.com/betagouv/mon-entreprise/blob/7b021aafa18bd716be1d472285df1b086e02c9e5'

/** The year's finance law and its decrees are out by then. */
const REVIEW = '2027-01-31'

/** @param path of the file of rules, below those of its package */
export const officialModel = (title: string, model: `modele-${string}`, path: string) =>
  ({
    checked: '2026-11-23',
    review: REVIEW,
    version: '2026-06-30',
    dated: 'stated',
    source: {
      title: `Règles de calcul : ${title}`,
      publisher: 'Urssaf, mon-entreprise',
      url: encodeURI(`${COMMIT}/${model}/règles/${path}.publicodes`),
    },
  }) as const

type Read = ReturnType<typeof officialModel>

export const percent = (value: number, fr: string, en: string, read: Read) =>
  ({ value, unit: 'percent', label: { fr, en }, ...read }) as const
