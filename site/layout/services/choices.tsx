import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactElement } from 'react'
import type { ConsentProps } from '../../components/consent/index.ts'
import { useWordsOf } from '../../i18n/use-words.ts'
import { CHOICES_HASH } from '../../ports/analytics/choices-link.ts'
import type { Answer, Consent } from '../../ports/consent.ts'
import { WORDS } from './choices-words.ts'

const Panel = lazy<ComponentType<ConsentProps>>(() =>
  import('../../components/consent/index.ts')
    .then(({ Consent: Component }) => ({ default: Component }))
    // Who was not asked has not agreed: nothing is sent.
    .catch(() => ({ default: () => null })),
)

interface ChoicesProps {
  readonly consent: Consent
  readonly onAnswer: (answer: Answer, thanks: string) => void
}

/** The panel of choices: by itself until it is answered, later when the visitor asks for it. */
export function Choices({ consent, onAnswer }: ChoicesProps): ReactElement | null {
  const { purposes, exempt, kept, ...words } = useWordsOf(WORDS)
  // Whoever came in by the link meant to open it.
  const [opened, open] = useState<Element | null | undefined>(() =>
    HASHES.includes(location.hash) ? null : undefined,
  )
  const [unanswered, setUnanswered] = useState(consent.waits)
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.origin !== location.origin || !HASHES.includes(link.hash)) return
      event.preventDefault()
      open(link)
    }
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [])
  const close = () => {
    if (opened instanceof HTMLElement) opened.focus()
    open(undefined)
  }

  if (opened === undefined && !unanswered) return null
  return (
    <Suspense>
      <Panel
        key={opened === undefined ? 'asked' : 'opened'}
        words={consent.exempt ? { ...words, text: exempt } : words}
        purposes={consent.asked.map((id) => ({ id, ...purposes[id] }))}
        given={consent.answer() ?? (consent.exempt ? { audience: true } : undefined)}
        onAnswer={(answer) => {
          onAnswer(answer, kept)
          setUnanswered(false)
          close()
        }}
        onClose={opened === undefined ? undefined : close}
      />
    </Suspense>
  )
}

const HASHES: readonly string[] = Object.values(CHOICES_HASH)
