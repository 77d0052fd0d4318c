import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router-dom'
import { isBlank } from '../../contact/draft.ts'
import type { ContactRequest } from '../../contact/schema.ts'
import { readContactState } from '../../navigation/contact-state.ts'
import { isDraftKept, keepDraft, onDraftKept, readDraft } from '../../ports/contact/draft.ts'
import { handedToolResult } from '../../ports/contact/tool-result.ts'
import { nextTask } from '../../ports/next-task.ts'
import { randomId } from '../../ports/random-id.ts'
import { secondsOnPage } from '../../ports/seconds-on-page.ts'
import { today } from '../../ports/today.ts'
import type { Language } from '../../routes/language.ts'
import type { ContactWays } from '../../routes/page-data.ts'
import type { ContactForm } from './contact-form.ts'
import { loadSending, type Sending } from './load-sending.ts'
import { subjectOf } from './prefill.ts'
import { waitMs } from './retry.ts'
import { problemsIn, START, step, type Action, type FormState } from './state.ts'

interface Given {
  readonly ways: ContactWays
  readonly language: Language
  /** Path of the page one came from, if that may be said. */
  readonly from?: string | undefined
}

/** The form's life: what the device kept comes back, what is written is kept, what failed is tried again. */
export const useContactForm = ({ ways, language, from }: Given): ContactForm => {
  const { endpoint } = ways
  const [state, dispatch] = useReducer(step, START)
  const { fields, joined, phase } = state
  const trapped = useRef('')
  /** What was written before says nothing of how fast somebody writes. */
  const resumed = useRef(false)
  const underWay = useRef(false)

  const [sending, setSending] = useState<Sending>()
  const load = async () => {
    const loaded = sending ?? (await loadSending())
    setSending(loaded)
    return loaded
  }
  const send = async (id: string, quiet: boolean) => {
    // Of two presses in one moment the second finds the state of before the first.
    if (underWay.current) return
    underWay.current = true
    dispatch(await attempt(id, quiet))
    underWay.current = false
  }
  const attempt = async (id: string, quiet: boolean): Promise<Action> => {
    dispatch({ does: 'send', id, quiet })
    const loaded = await load()
    if (loaded === undefined) return { does: 'fail' }
    // Without an address to send to, the e-mail is the way.
    if (endpoint === undefined) return { does: 'mail' }
    const message: ContactRequest = {
      ...fields,
      id,
      language,
      homepage: trapped.current,
      ...(!resumed.current && { spent: secondsOnPage() }),
      ...(from !== undefined && { from }),
      ...(joined && { result: joined }),
    }
    return { does: 'answer', outcome: await loaded.deliver(endpoint, message) }
  }

  useBeginning(load, (begin) => {
    resumed.current = begin.draft !== undefined
    dispatch(begin)
  })
  const waiting = 'id' in phase ? phase.id : undefined
  const draft = useKeptDraft(state, waiting)
  const again = useEffectEvent((id: string) => void send(id, true))
  useEffect(() => {
    if (phase.is !== 'waiting') return undefined
    const now = () => again(phase.id)
    addEventListener('online', now)
    const timer = setTimeout(now, waitMs(phase.tries, phase.wait))
    return () => {
      removeEventListener('online', now)
      clearTimeout(timer)
    }
  }, [phase])

  return {
    ways,
    state,
    dispatch,
    draft,
    submit(trap) {
      if (phase.is !== 'writing') return
      trapped.current = trap
      if (Object.keys(problemsIn(state)).length > 0) dispatch({ does: 'refuse' })
      else void send(randomId(), false)
    },
    Outcome: sending?.default,
    retry: () => void (phase.is === 'waiting' && send(phase.id, false)),
  }
}

/** What only the browser knows, once it has given back what was typed before the page listened. */
const useBeginning = (
  load: () => Promise<Sending | undefined>,
  whenBegun: (action: Extract<Action, { does: 'begin' }>) => void,
): void => {
  const { state: from } = useLocation()
  const begin = useEffectEvent(async (isGone: () => boolean) => {
    const came = readContactState(from)
    const kept = readDraft()
    const handed = handedToolResult()
    // What waits comes back as it was sent, once that can be shown; else as what was being written.
    const draft =
      kept?.waiting === undefined || (await load()) ? kept : { ...kept, waiting: undefined }
    if (isGone()) return
    whenBegun({ does: 'begin', today: today(), draft, handed, subject: came && subjectOf(came) })
    await load()
  })
  useEffect(() => {
    let gone = false
    void nextTask().then(() => begin(() => gone))
    return () => {
      gone = true
    }
  }, [])
}

/** Keeps what is written, and asks before it is left behind where nothing can be kept. */
const useKeptDraft = (
  { fields, joined, phase, today: begun }: FormState,
  waiting: string | undefined,
): ContactForm['draft'] => {
  const kept = useSyncExternalStore(onDraftKept, isDraftKept, () => true)
  const blank = isBlank({ fields, result: joined })
  const over = begun === '' || phase.is === 'sent'
  useEffect(() => {
    if (!over) keepDraft({ fields, result: joined, waiting })
  }, [over, fields, joined, waiting])
  const atRisk = !over && !blank && !kept
  useEffect(() => {
    if (!atRisk) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [atRisk])
  if (over || blank) return 'none'
  return kept ? 'kept' : 'unkept'
}
