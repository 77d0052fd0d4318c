import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { useWordsOf } from '../i18n/use-words.ts'
import { WORDS } from './words.ts'

export interface AgainProps {
  readonly action: string
  /** Names and values of a form, some of them under one name. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** A form that could not be taken, to be sent once more: nothing that was written in it is lost. */
export function Again({ action, fields }: AgainProps): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <form method="post" action={action}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="solid">
        {words.again}
      </Button>
    </form>
  )
}
