import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Text } from '#ui/text'
import { dateFormat } from '../i18n/date.ts'
import { namedVersion, type NamedVersion } from '../ports/studio-documents.ts'
import { differencesBetween } from '../workflows/document/difference.ts'
import { readFlow } from '../workflows/document/read.ts'
import type { Flow } from '../workflows/flow/flow.ts'
import { usePart, useTools } from './context.ts'
import type { Words } from './words.ts'
import * as css from './studio.css.ts'

/** States of the document that were given a name, and what has changed since each. */
export function Versions({ onClose }: { onClose: () => void }): ReactElement {
  const { studio, words } = useTools()
  const versions = usePart((state) => state.versions)
  const flow = usePart(({ session }) => session.flow)
  const [name, setName] = useState('')
  const keep = () => {
    const called = name.trim()
    if (called === '') return
    studio.set({ versions: [namedVersion(called, flow), ...versions] })
    setName('')
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.versions.title}
      closeLabel={words.versions.close}
    >
      <Field label={words.versions.name}>
        <Input
          value={name}
          onValueChange={setName}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      </Field>
      <p className={css.row}>
        <Button variant="solid" size="s" disabled={name.trim() === ''} onClick={keep}>
          {words.versions.keep}
        </Button>
      </p>
      {versions.length === 0 && <Text tone="muted">{words.versions.none}</Text>}
      <ul className={css.versions}>
        {versions.map((version) => (
          <li key={version.at}>
            <Version version={version} flow={flow} onBack={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface VersionProps {
  readonly version: NamedVersion
  readonly flow: Flow
  readonly onBack: () => void
}

function Version({ version, flow, onBack }: VersionProps): ReactElement {
  const { studio, words, language } = useTools()
  const former = readFlow(JSON.stringify(version.flow))
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <strong>{version.name}</strong>{' '}
      <Text as="span" size="s" tone="muted">
        {when(new Date(version.at))}
      </Text>
      {former.ok && <Changes from={former.flow} to={flow} words={words} />}
      <p className={css.row}>
        <Button
          size="s"
          disabled={!former.ok}
          onClick={() => {
            if (former.ok) studio.perform({ do: 'revise', flow: former.flow })
            onBack()
          }}
        >
          {words.versions.back}
        </Button>
        <Button
          size="s"
          variant="ghost"
          onClick={() =>
            studio.set({ versions: studio.get().versions.filter((one) => one !== version) })
          }
        >
          {words.versions.drop}
        </Button>
      </p>
    </>
  )
}

/** What was done since then, step by step. */
function Changes(props: { from: Flow; to: Flow; words: Words }): ReactElement {
  const { from, to, words } = props
  const { added, removed, renamed, changed, moved, links } = differencesBetween(from, to)
  const { since } = words.versions
  const lines = [
    added.length > 0 && since.added(added.join(', ')),
    removed.length > 0 && since.removed(removed.join(', ')),
    ...renamed.map((one) => since.renamed(one.from, one.to)),
    ...changed.map(({ node, values }) =>
      since.changed(node, values.map(({ path }) => path.join('.')).join(', ')),
    ),
    links.added.length + links.removed.length > 0 &&
      since.links(links.added.length, links.removed.length),
    moved.length > 0 && since.moved(moved.length),
  ].filter((line) => line !== false)
  if (lines.length === 0) return <Text size="s">{since.nothing}</Text>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
