import type { ReactElement } from 'react'
import * as css from './radio-group.css.ts'

interface OptionTextProps {
  label: string
  help?: string | undefined
  /** The key that chooses it, where keys are told. */
  place?: number | undefined
}

/** What stands beside the box of a choice, of one or of several. */
export function OptionText({ label, help, place }: OptionTextProps): ReactElement {
  return (
    <>
      {place !== undefined && (
        <span className={css.key} aria-hidden="true">
          {place}
        </span>
      )}
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
    </>
  )
}
