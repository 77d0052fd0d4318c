import { useEffect, useState, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Callout } from '#ui/callout'
import { Field } from '#ui/field'
import { FileDrop } from '#ui/file-drop'
import { Heading } from '#ui/heading'
import { Text } from '#ui/text'
import { Textarea } from '#ui/textarea'
import { keptDocuments } from '../../ports/studio-documents.ts'
import { loadLibrary } from '../../ports/library-index.ts'
import type { Indexed } from '../../workflows/library/indexed.ts'
import { readFlow, type ReadFlow } from '../../workflows/document/read.ts'
import type { Flow } from '../../workflows/flow/flow.ts'
import { refusalText } from '../refusal.ts'
import { useTools } from '../context.ts'
import * as css from './start.css.ts'

interface StartProps {
  readonly onOpen: (flow: Flow, repairs: Extract<ReadFlow, { ok: true }>['repairs']) => void
  readonly onTemplate: (slug: string) => void
  readonly onBlank: () => void
  readonly onKept: (id: string) => void
  /** Why what was asked for is not open. */
  readonly notice: string | undefined
  /** Where the library is. */
  readonly library: string
}

/** Templates that show what the studio can do, one of each kind. */
const STARTERS = [
  'relancer-devis-sans-reponse',
  'trier-messages-boite-commune',
  'controler-factures-fournisseurs',
]

/** What to begin with: a template, what one copied from n8n, a file, or nothing. */
export function Start({
  onOpen,
  onTemplate,
  onBlank,
  onKept,
  notice,
  library,
}: StartProps): ReactElement {
  const { words, language } = useTools()
  const { start } = words
  const [documents] = useState(keptDocuments)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [starters, setStarters] = useState<readonly Indexed[]>([])
  useEffect(() => {
    let wanted = true
    loadLibrary(language).then(
      ({ templates }) =>
        wanted && setStarters(templates.filter(({ slug }) => STARTERS.includes(slug))),
      // Without the network one can still paste, open a file or begin with nothing.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [language])
  const open = (source: string) => {
    const read = readFlow(source)
    if (!read.ok) return setFault(refusalText(read, words))
    setFault(undefined)
    return onOpen(read.flow, read.repairs)
  }
  return (
    <div className={css.start}>
      <Heading level={2} size="t2">
        {start.title}
      </Heading>
      {notice !== undefined && <Callout tone="warning" title={notice} />}
      <Text tone="muted">{start.lead}</Text>
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
      {starters.length > 0 && (
        <section>
          <h3 className={css.part}>{start.templates}</h3>
          <ul className={css.cards}>
            {starters.map(({ slug, title, text: outcome }) => (
              <li key={slug}>
                <button type="button" className={css.card} onClick={() => onTemplate(slug)}>
                  {title}
                  <Text as="span" size="s" tone="muted">
                    {outcome}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
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
