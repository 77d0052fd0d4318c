import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react'
import { keptDocuments, removeDocument } from '../ports/studio-documents.ts'
import type { Beginning } from '../routes/beginning.ts'
import type { Language } from '../routes/language.ts'
import type { PricedModel } from '../routes/model-prices.ts'
import type { Flow } from '../workflows/flow/flow.ts'
import { WIDE } from '#ui/theme/media'
import { ToolsContext } from './context.ts'
import { blank, fresh, openAt, openKept, openTemplate, type Opened } from './opening.ts'
import { refusalText } from './refusal.ts'
import { repairsText } from './repairs-text.ts'
import type { Identity } from './saving.ts'
import { Start } from './start/start.tsx'
import { Waiting } from './start/waiting.tsx'
import { createStudio } from './studio.ts'
import { Room } from './room.tsx'
import type { Words } from './words.ts'
import type { ReadFlow } from '../workflows/document/read.ts'

export interface WorkspaceProps {
  readonly language: Language
  readonly words: Words
  /** Where the library is. */
  readonly library: string
  readonly prices: readonly PricedModel[]
  readonly beginning: Beginning
}

/** The studio: a document that is worked on, or what one may begin with. */
export default function Workspace(props: WorkspaceProps): ReactElement {
  const { language, words, library, prices, beginning } = props
  /** Why what was asked for is not open. */
  const [notice, setNotice] = useState<string>()
  const [identity, setIdentity] = useState<Identity | 'start'>()
  const tools = useMemo(
    () => ({
      studio: createStudio(
        blank(words.start.unnamed),
        matchMedia(WIDE).matches ? 'canvas' : 'outline',
      ),
      words,
      language,
      prices,
    }),
    [words, language, prices],
  )
  const { studio } = tools
  const show = (opened: Opened): void => {
    if (opened === undefined) return setIdentity('start')
    if ('refused' in opened) {
      setNotice(`${words.start.gone} ${refusalText(opened.refused, words)}`)
      return setIdentity('start')
    }
    setNotice(undefined)
    const { flow, origin, versions, stops } = opened
    studio.open(flow, { id: opened.identity.id, origin, versions, stops })
    return setIdentity(opened.identity)
  }
  const fail = (): void => {
    setNotice(words.start.unreachable)
    setIdentity('start')
  }
  const arrive = useEffectEvent(show)
  const missed = useEffectEvent(fail)
  // An address is opened once, whatever becomes of it later.
  useEffect(() => {
    let wanted = true
    openAt(new URL(location.href), language).then(
      (opened) => wanted && arrive(opened),
      () => wanted && missed(),
    )
    return () => {
      wanted = false
    }
  }, [language])
  const open = (flow: Flow, repairs: Extract<ReadFlow, { ok: true }>['repairs']) => {
    const { identity: own, ...opening } = fresh(flow)
    show({ ...opening, identity: { ...own, isBrought: true } })
    studio.say(
      repairs.length > 0
        ? words.told.repaired(repairsText(repairs, language))
        : words.told.opened(flow.name),
    )
  }
  const resume = (id: string): void => {
    const kept = keptDocuments().find((one) => one.id === id)
    if (kept) void openKept(kept, language).then(show)
  }
  if (identity === undefined) return <Waiting beginning={beginning} label={words.start.loading} />
  return (
    <ToolsContext value={tools}>
      {identity === 'start' ? (
        <Start
          beginning={beginning}
          library={library}
          notice={notice}
          onOpen={open}
          onTemplate={(slug) => void openTemplate(slug, language).then(show, fail)}
          onKept={resume}
          onBlank={() => show(fresh(blank(words.start.unnamed)))}
        />
      ) : (
        <Room
          key={identity.id}
          identity={identity}
          onStart={() => setIdentity('start')}
          onOpen={resume}
          onRemove={(id) => {
            studio.set({ document: undefined })
            removeDocument(id)
            setIdentity('start')
          }}
          onDrop={open}
        />
      )}
    </ToolsContext>
  )
}
