/** Counts since this process began, as Prometheus reads them. */
export interface Metrics {
  /** @param by how many; one unless said otherwise */
  readonly count: (name: CounterName, labels: Labels, by?: number) => void
  /** @param gauges what is so right now, by name */
  readonly text: (gauges: Readonly<Partial<Record<GaugeName, number>>>) => string
}

const COUNTERS = {
  opale_requests_total: 'Requests answered, by class of status.',
  opale_messages_total: 'Messages asked to be kept, by what became of them.',
  opale_notices_total: 'Letters to the owner, by what became of them.',
  opale_audience_reports_total: 'Reports of visits, by what became of them.',
  opale_audience_dropped_total: 'What reports told and cannot be: no page, no host.',
} as const
const GAUGES = {
  opale_messages: 'Messages in the store.',
  opale_messages_unread: 'Messages nobody has read yet, suspect ones aside.',
  opale_outbox: 'Letters still to be sent.',
  opale_outbox_oldest_seconds: 'Age of the message whose letter waits longest.',
  opale_store_up: 'Whether the store answers.',
} as const
type CounterName = keyof typeof COUNTERS
export type GaugeName = keyof typeof GAUGES
type Labels = Readonly<Record<string, string>>

export const createMetrics = (): Metrics => {
  const counts = new Map<CounterName, Map<string, number>>()
  return {
    count(name, labels, by = 1) {
      const series = counts.get(name) ?? new Map<string, number>()
      const key = labelText(labels)
      counts.set(name, series.set(key, (series.get(key) ?? 0) + by))
    },
    text: (gauges) =>
      [
        ...namesOf(COUNTERS).flatMap((name) => [
          ...head(name, COUNTERS[name], 'counter'),
          ...Array.from(counts.get(name) ?? [], ([key, value]) => `${name}${key} ${value}`),
        ]),
        ...namesOf(GAUGES).flatMap((name) => {
          const value = gauges[name]
          return value === undefined
            ? []
            : [...head(name, GAUGES[name], 'gauge'), `${name} ${value}`]
        }),
        '',
      ].join('\n'),
  }
}

const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

const head = (name: string, help: string, type: string): readonly string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

/** Values are words of ours: nothing in them to escape. */
const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}
