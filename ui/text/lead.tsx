import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { lead } from './lead.css.ts'

export type LeadProps = Attributes<'p'>

/** The sentence or two below a title. */
export function Lead({ className, ...rest }: LeadProps): ReactElement {
  return <p className={join(lead, className)} {...rest} />
}
