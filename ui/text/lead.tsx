import type { ReactElement, ReactNode } from 'react'
import { lead } from './lead.css.ts'

export interface LeadProps {
  children: ReactNode
}

/** The sentence or two below a title. */
export function Lead({ children }: LeadProps): ReactElement {
  return <p className={lead}>{children}</p>
}
