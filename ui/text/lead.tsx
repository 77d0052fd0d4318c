import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { lead } from './lead.css.ts'
import { unbroken } from './unbroken.tsx'

export type LeadProps = Attributes<'p'>

/** The sentence or two below a title. */
export function Lead({ className, children, ...rest }: LeadProps): ReactElement {
  return (
    <p className={join(lead, className)} {...rest}>
      {unbroken(children)}
    </p>
  )
}
