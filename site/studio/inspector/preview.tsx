import { useEffect, useState, type ReactElement } from 'react'
import { Text } from '#ui/text'
import { usePart, useTools } from '../context.ts'
import { probe } from '../running.ts'
import * as css from './inspector.css.ts'

/** What an expression gives on the first item that came in, with the data of the last run. */
export function Preview({ text }: { text: string }): ReactElement | null {
  const { words, language } = useTools()
  const run = usePart((state) => state.run)
  const name = usePart(({ session }) => session.selection.at(-1))
  const [value, setValue] = useState<string>()
  useEffect(() => {
    let wanted = true
    if (run && name !== undefined && text.startsWith('='))
      void probe(run, name, text, language).then((found) => wanted && setValue(found))
    return () => {
      wanted = false
      setValue(undefined)
    }
  }, [run, name, text, language])
  if (value === undefined) return null
  return (
    <Text size="xs" tone="muted">
      {words.inspector.value} <code className={css.value}>{value}</code>
    </Text>
  )
}
