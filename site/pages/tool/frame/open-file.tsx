import { useState, type ReactElement } from 'react'
import { Disclosure } from '#ui/disclosure'
import { FileDrop } from '#ui/file-drop'
import { fitting, isRecord } from '../../../tools/frame/fitting.ts'
import type { Answers } from '../../../tools/frame/question.ts'
import { FORMAT } from './outcome.ts'
import { useSession, type Opening, type Session } from './session.ts'

/** A result that was saved as a file, here again: for what no link can hold. */
export function OpenFile({ session }: { session: Session }): ReactElement {
  const { say, tool, replace, settle, go, steps } = session
  const [wrong, setWrong] = useState(false)
  const open = async ([file]: readonly File[]) => {
    const answers = file && answersIn(tool, await file.text().catch(() => ''))
    setWrong(answers === undefined)
    if (answers === undefined) return
    replace(answers)
    if (!steps) return
    settle()
    go({ at: 'result' })
  }
  return (
    <Disclosure title={say.open}>
      <FileDrop
        id="tool-file"
        label={say.open}
        hint={say.openHint}
        accept=".json,application/json"
        error={wrong && say.notOpened}
        onValueChange={(files) => void open(files)}
      />
    </Disclosure>
  )
}

/** @returns `undefined` where the file holds none of this tool's answers */
const answersIn = ({ id, questions }: Session['tool'], text: string): Answers | undefined => {
  try {
    const found: unknown = JSON.parse(text)
    if (!isRecord(found) || found['format'] !== FORMAT || found['tool'] !== id) return undefined
    const { answers } = fitting(questions, found['answers'])
    return Object.keys(answers).length > 0 ? answers : undefined
  } catch {
    return undefined
  }
}

/** The same on the page of a tool of steps, further down than what is in sight at first. */
export function OpenFileHere({ opening }: { opening: Opening }): ReactElement {
  return <OpenFile session={useSession(opening)} />
}
