/** The official model of French social rules, asked the points that our rules are compared at. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import rules from 'modele-social'
import Engine from 'publicodes'
import { STATUSES, type Status } from '../../site/tools/rate/year.ts'
import type { Left, Point } from '../../site/tools/rate/checked.ts'

export interface OfficialModel {
  /** The day whose rules it applies when it is not told another. */
  readonly day: string
  /** In euros a year. */
  readonly ask: (point: Point) => Left
}

const PLAIN = {
  costs: 0,
  household: { couple: false, children: 0 },
  flatTax: false,
  dividends: 0,
} as const
const HOUSEHOLDS = [PLAIN.household, { couple: true, children: 2 }] as const

/** As far as the status goes: the micro scheme has a ceiling, a company's president a salary. */
const turnoversOf = (status: Status): readonly number[] =>
  status === 'micro'
    ? [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 83.6].map((k) => k * 1000)
    : [
        5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 100, 110, 120, 140,
        160, 180, 200, 240, 280, 340,
      ].map((k) => k * 1000)

/** All points: statuses by turnover, costs, households and options. */
export const GRID: readonly Point[] = [
  ...STATUSES.flatMap((status) =>
    turnoversOf(status).flatMap((turnover) =>
      HOUSEHOLDS.map((household) => ({ ...PLAIN, status, turnover, household })),
    ),
  ),
  ...STATUSES.filter((status) => status !== 'micro').flatMap((status) =>
    [20_000, 60_000, 120_000].map((turnover) => ({ ...PLAIN, status, turnover, costs: 6000 })),
  ),
  ...turnoversOf('micro').map((turnover) => ({
    ...PLAIN,
    status: 'micro' as const,
    turnover,
    flatTax: true,
  })),
  ...[30_000, 60_000, 120_000, 240_000].map((turnover) => ({
    ...PLAIN,
    status: 'sasu' as const,
    turnover,
    dividends: 100,
  })),
  ...[22_000, 30_000, 38_000, 45_000, 48_060, 60_000, 80_000, 100_000, 150_000, 250_000].map(
    (turnover) => ({ ...PLAIN, status: 'employee' as const, turnover }),
  ),
]

export const askOfficialModel = (): OfficialModel => {
  const engine = new Engine(rules, { logger: SILENT })
  const euros = (rule: string) => {
    const { nodeValue } = engine.evaluate({ valeur: rule, unité: '€/an' })
    if (typeof nodeValue !== 'number') throw new Error(`the model does not know ${rule}`)
    return Math.round(nodeValue * 100) / 100
  }
  const [date, month, year] = String(engine.evaluate('date').nodeValue).split('/')
  return {
    day: `${year}-${month}-${date}`,
    ask: (point) => {
      const [situation, left] = SITUATIONS[point.status](point)
      engine.setSituation({ ...COMMON, ...householdOf(point), ...situation })
      return left(euros)
    },
  }
}

/** Its name and version, as they are installed. */
export const installedModel = (): string => {
  const file = createRequire(import.meta.url).resolve(PACKAGE)
  const folder = file.slice(0, file.lastIndexOf(`/${PACKAGE}/`) + PACKAGE.length + 2)
  const { version } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Package
  return `${PACKAGE} ${version}`
}

const PACKAGE = 'modele-social'
interface Package {
  readonly version: string
}

type Situation = Readonly<Record<string, string>>
type Euros = (rule: string) => number

/** A developer or consultant; no health insurance of the company, which nobody has to take for oneself. */
const COMMON: Situation = {
  'entreprise . activité . nature': "'libérale'",
  'salarié . cotisations . prévoyances . santé . montant': '0 €/mois',
}

const SITUATIONS: Readonly<
  Record<Point['status'], (point: Point) => readonly [Situation, (euros: Euros) => Left]>
> = {
  micro: ({ turnover, flatTax }) => [
    {
      'entreprise . catégorie juridique': "'EI'",
      'entreprise . catégorie juridique . EI . auto-entrepreneur': 'oui',
      "dirigeant . auto-entrepreneur . chiffre d'affaires": `${turnover} €/an`,
      'dirigeant . auto-entrepreneur . impôt . versement libératoire': flatTax ? 'oui' : 'non',
    },
    pay,
  ],
  ei: ({ turnover, costs }) => [
    {
      'entreprise . catégorie juridique': "'EI'",
      'entreprise . catégorie juridique . EI . auto-entrepreneur': 'non',
      "entreprise . chiffre d'affaires": `${turnover} €/an`,
      'entreprise . charges': `${costs} €/an`,
    },
    pay,
  ],
  eurl: ({ turnover, costs }) => [
    {
      'entreprise . catégorie juridique': "'SARL'",
      'entreprise . associés': "'unique'",
      'entreprise . imposition': "'IS'",
      'dirigeant . rémunération . totale': `${turnover - costs} €/an`,
    },
    pay,
  ],
  sasu: (point) => (point.dividends === 100 ? dividends(point) : salary(point)),
  employee: ({ turnover }) => [
    {
      'salarié . contrat . salaire brut': `${turnover} €/an`,
      'salarié . contrat . statut cadre': 'oui',
    },
    (euros) => ({ net: euros('salarié . rémunération . net') }),
  ],
}

const SAS: Situation = {
  'entreprise . catégorie juridique': "'SAS'",
  'entreprise . associés': "'unique'",
}

function salary({ turnover, costs }: Point): readonly [Situation, (euros: Euros) => Left] {
  return [{ ...SAS, 'dirigeant . rémunération . totale': `${turnover - costs} €/an` }, pay]
}

/** The model taxes a profit and then dividends: it is asked one after the other. */
function dividends({ turnover, costs }: Point): readonly [Situation, (euros: Euros) => Left] {
  const profit = turnover - costs
  const low = Math.min(profit, 42_500)
  const paid = profit - Math.round(low * 0.15 + (profit - low) * 0.25)
  return [
    {
      ...SAS,
      bénéficiaire: 'oui',
      'impôt . méthode de calcul': "'PFU'",
      'bénéficiaire . dividendes . bruts': `${paid} €/an`,
      'entreprise . imposition . IS . résultat imposable': `${profit} €/an`,
    },
    (euros) => {
      if (profit - euros('entreprise . imposition . IS . montant') !== paid)
        throw new Error('the model taxes companies in another way')
      return {
        net: euros('bénéficiaire . dividendes . nets'),
        kept: euros("bénéficiaire . dividendes . nets d'impôt"),
      }
    },
  ]
}

function pay(euros: Euros): Left {
  return {
    net: euros('dirigeant . rémunération . net'),
    kept: euros('dirigeant . rémunération . net . après impôt'),
  }
}

const householdOf = ({ household: { couple, children } }: Point): Situation =>
  couple
    ? {
        'impôt . foyer fiscal . situation de famille': "'couple'",
        'impôt . foyer fiscal . enfants à charge': `${children} enfant`,
      }
    : {}

const SILENT = { log() {}, warn() {}, error() {} }
