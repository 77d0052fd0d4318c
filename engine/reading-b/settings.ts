import { like } from '../like.ts'
import { invalid } from '../refuse.ts'
import { between, type Issue, type Reader } from '../shape.ts'
import type { HandlerB } from './life.ts'

/** [3.2.35] */
export interface Settings {
  /** From 0 to 1. */
  readonly volume: number
  readonly animations: boolean
  readonly notifications: boolean
  readonly autoPlay: boolean
  readonly theme: string
  readonly language: string
  readonly performance: {
    readonly reducedMotion: boolean
    readonly highPerformanceMode: boolean
  }
}

export const DEFAULT_SETTINGS: Settings = {
  volume: 0.7,
  animations: true,
  notifications: true,
  autoPlay: false,
  theme: 'neon',
  language: 'fr',
  performance: { reducedMotion: false, highPerformanceMode: false },
}

export const settingsShape: Reader<Settings> = like(DEFAULT_SETTINGS, {
  volume: between(0, 1),
})

/** Changes some settings, all or none: one bad value refuses the rest. */
export const changeSettings: HandlerB = (life, command) => {
  const issues: Issue[] = []
  const settings = settingsShape(command['settings'], issues, '', life.pet.settings)
  const [issue] = issues
  if (!settings || issue) return invalid(issue?.place || 'settings')
  // Fields of a save that nobody knows stay.
  life.pet.settings = { ...life.pet.settings, ...settings }
  life.emit?.({ type: 'settings-changed', settings })
}
