import type { Raw } from '../companion.ts'
import { refuseInvalid } from '../refuse.ts'
import { between, flag, type Inspection, type Reader, shape, text } from '../shape.ts'
import type { LifeB } from './life.ts'

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

export const settingsShape: Reader<Settings> = /* @__PURE__ */ shape<Settings>({
  volume: between(0, 1),
  animations: flag,
  notifications: flag,
  autoPlay: flag,
  theme: text,
  language: text,
  performance: shape<Settings['performance']>({ reducedMotion: flag, highPerformanceMode: flag }),
})

/** Changes some settings, all or none: one bad value refuses the rest. */
export const changeSettings = (life: LifeB, command: Raw): void => {
  const inspection: Inspection = { issues: [], partial: true }
  const settings = settingsShape(command['settings'], inspection, '', life.pet.settings)
  const [issue] = inspection.issues
  if (!settings || issue) return refuseInvalid(life, command, issue?.place || 'settings')
  life.pet.settings = settings
  life.emit?.({ type: 'settings-changed', settings })
}
