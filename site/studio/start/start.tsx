import { useState, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Callout } from '#ui/callout'
import { Field } from '#ui/field'
import { FileDrop } from '#ui/file-drop'
import { Textarea } from '#ui/textarea'
import { keptDocuments } from '../../ports/studio-documents.ts'
import type { Beginning } from '../../routes/beginning.ts'
import { readFlow, type ReadFlow } from '../../workflows/document/read.ts'
import type { Flow } from '../../workflows/flow/flow.ts'
import { refusalText } from '../refusal.ts'
import { useTools } from '../context.ts'
import * as css from './start.css.ts'
import { StartHead, Starters } from './starters.tsx'

interface StartProps {
  readonly beginning: Beginning
  readonly onOpen: (flow: Flow, repairs: Extract<ReadFlow, { ok: true }>['repairs']) => void
  readonly onTemplate: (slug: string) => void
  readonly onBlank: () => void
  readonly onKept: (id: string) => void
  /** Why what was asked for is not open. */
  readonly notice: string | undefined
  /** Where the library is. */
  readonly library: string
}

/** What to begin with: a template, what one copied from n8n, a file, or nothing. */
export function Start({
  beginning,
  onOpen,
  onTemplate,
  onBlank,
  onKept,
  notice,
  library,
}: StartProps): ReactElement {
  const { words } = useTools()
  const { start } = words
  const [documents] = useState(keptDocuments)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const open = (source: string) => {
    const read = readFlow(source)
    if (!read.ok) return setFault(refusalText(read, words))
    setFault(undefined)
    return onOpen(read.flow, read.repairs)
  }
  return (
    <div className={css.start}>
      <StartHead {...beginning} />
      {notice !== undefined && <Callout tone="warning" title={notice} />}
      {documents.length > 0 && (
        <section>
          <h3 className={css.part}>{start.yours}</h3>
          <p className={css.row}>
            {documents.map(({ id, flow }) => (
              <Button key={id} size="s" onClick={() => onKept(id)}>
                {(flow as Partial<Flow>).name ?? start.unnamed}
              </Button>
            ))}
          </p>
        </section>
      )}
      <Starters beginning={beginning} onTemplate={onTemplate} />
      <p className={css.row}>
        <Button variant="solid" onClick={onBlank}>
          {start.blank}
        </Button>
        <ButtonLink href={library}>{start.more}</ButtonLink>
      </p>
      <section className={css.both}>
        <Field label={start.pasted} error={fault}>
          <Textarea rows={5} spellCheck={false} value={text} onValueChange={setText} />
        </Field>
        <p className={css.row}>
          <Button disabled={text.trim() === ''} onClick={() => open(text)}>
            {start.open}
          </Button>
        </p>
        <FileDrop
          label={start.file}
          hint={start.drop}
          accept=".json,application/json"
          onValueChange={([file]) => void file?.text().then(open)}
        />
      </section>
    </div>
  )
}
