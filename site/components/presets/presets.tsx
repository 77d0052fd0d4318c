import type { ReactElement } from 'react'
import { hidden } from '#ui/field'
import * as css from './presets.css.ts'

export interface Preset {
  key: string
  label: string
}

export interface PresetsProps {
  /** What they are: « Besoins types ». */
  label: string
  presets: readonly Preset[]
  /** Key of the one that holds at present; none once something else was set. */
  chosen?: string | undefined
  onChoose?: ((key: string) => void) | undefined
}

/** Buttons that each set several values at once. */
export function Presets({ label, presets, chosen, onChoose }: PresetsProps): ReactElement {
  return (
    <fieldset className={css.presets}>
      <legend className={hidden}>{label}</legend>
      {presets.map((preset) => (
        <button
          key={preset.key}
          type="button"
          className={css.preset}
          aria-pressed={preset.key === chosen}
          onClick={() => onChoose?.(preset.key)}
        >
          <span>{preset.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
