import type { Flow } from '../../flow/flow.ts'
import type { Language } from '../../builder/said.ts'
import { WORDS } from './words.ts'

/** Settings of the flow, where it has some that say more than a new one's. */
export const settingsOf = ({ settings }: Flow, language: Language): readonly string[] => {
  const words = WORDS[language]
  const told = Object.entries(settings ?? {}).flatMap(([name, value]) => {
    const label = Object.hasOwn(NAMES, name) ? NAMES[name]![language] : undefined
    if (label === undefined || typeof value === 'object' || value === '') return []
    const said = typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value)
    return [`- ${label}: ${said}`]
  })
  return told.length > 0 ? [`## ${words.settings}`, ...told] : []
}

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  timezone: { fr: 'Fuseau horaire', en: 'Time zone' },
  errorWorkflow: { fr: 'Flux appelé en cas d’échec', en: 'Workflow called on failure' },
  executionTimeout: { fr: 'Durée au plus (secondes)', en: 'Time limit (seconds)' },
  saveManualExecutions: { fr: 'Garder les essais', en: 'Keep test runs' },
  saveDataSuccessExecution: { fr: 'Garder les réussites', en: 'Keep successes' },
  saveDataErrorExecution: { fr: 'Garder les échecs', en: 'Keep failures' },
  callerPolicy: { fr: 'Qui peut l’appeler', en: 'Who may call it' },
}
