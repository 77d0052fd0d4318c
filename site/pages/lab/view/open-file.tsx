import { useRef, type ReactElement } from 'react'
import type { Scenario } from '#engine'
import { Button } from '#ui/button'
import { readFile } from '../share/file.ts'
import { Unreadable } from '../share/unreadable.ts'
import { useTools } from './context.ts'

/** A button that opens scenarios from a file. What cannot be read is said, and changes nothing. */
export function OpenFile(props: {
  label: string
  onOpen: (scenarios: readonly Scenario[]) => void
}): ReactElement {
  const { lab } = useTools()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      props.onOpen(await readFile(file))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      lab.fail(error.fault)
    }
  }
  return (
    <>
      <Button size="s" onClick={() => input.current?.click()}>
        {props.label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={props.label}
        // So that the same file, put right, can be chosen again.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
    </>
  )
}
