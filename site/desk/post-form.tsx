import type { ReactElement, ReactNode } from 'react'

export interface CsrfProps {
  readonly csrf: string
}

/** The word of the session, which no other site knows: without it a form changes nothing. */
export function Csrf({ csrf }: CsrfProps): ReactElement {
  return <input type="hidden" name="csrf" value={csrf} />
}

export interface PostFormProps extends CsrfProps {
  readonly action: string
  readonly className?: string | undefined
  /** What goes along unseen. */
  readonly fields?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** A form that changes something. */
export function PostForm({ csrf, fields, children, ...form }: PostFormProps): ReactElement {
  return (
    <form method="post" {...form}>
      <Csrf csrf={csrf} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
