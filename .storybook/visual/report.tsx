/** @jsxRuntime classic */
import React, { useEffect, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Results, Shot } from '../../spec/visual/results.ts'
import { LOOK } from './look.ts'
import type { UrlOf, View } from './pictures.tsx'
import { Review } from './review.tsx'

interface Data extends Pick<Results, 'stories' | 'shots' | 'browser'> {
  /** How many pictures were looked at; those as accepted are not here. */
  readonly seen: number
}

/** All stories that are not as accepted, one below the other; J and K go from one to the next. */
function Report({ stories, shots, seen, browser }: Data): ReactElement {
  const [view, setView] = useState<View>('side by side')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const ids = [...new Set(shots.map(({ story }) => story))]
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement && target.type === 'range') return
      if (key === 'j' || key === 'k') goOn(key === 'j' ? 1 : -1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <main className={dark ? 'vr vr-dark' : 'vr'}>
      <style>{`${LOOK}${PAGE}`}</style>
      <header>
        <h1>Visual review</h1>
        <p>
          {shots.length} of {seen} pictures are not as accepted, in {ids.length} stories. Browser{' '}
          {browser}. <kbd>J</kbd> and <kbd>K</kbd> go to the next story and the one before.
        </p>
        <ol>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{nameOf(stories, id)}</a>
            </li>
          ))}
        </ol>
      </header>
      {ids.map((id) => (
        <article key={id} id={id} tabIndex={-1}>
          <h2>{nameOf(stories, id)}</h2>
          <OneStory
            shots={shots.filter(({ story }) => story === id)}
            view={view}
            onView={setView}
          />
        </article>
      ))}
    </main>
  )
}

interface OneStoryProps {
  readonly shots: readonly Shot[]
  readonly view: View
  readonly onView: (view: View) => void
}

function OneStory(props: OneStoryProps): ReactElement {
  const [variant, setVariant] = useState<string>()
  return <Review {...props} variant={variant} onVariant={setVariant} urlOf={urlOf} />
}

const urlOf: UrlOf = (kind, { story, variant }) => `${kind}/${story}/${variant}.png`

const nameOf = (stories: Data['stories'], id: string): string => {
  const known = stories[id]
  return known ? `${known.title} / ${known.name}` : `${id} (removed)`
}

const goOn = (step: 1 | -1): void => {
  const all = [...document.querySelectorAll('article')]
  const here = all.findLastIndex((article) => article.getBoundingClientRect().top < 20)
  const next = all[Math.min(Math.max(here + step, 0), all.length - 1)]
  next?.scrollIntoView()
  next?.focus({ preventScroll: true })
}

const PAGE = `
body { margin: 0; }
.vr { min-height: 100vh; padding: 16px 24px 80vh; background: var(--vr-ground); }
.vr a { color: var(--vr-accent); }
.vr article { margin-top: 24px; border: 1px solid var(--vr-line); border-radius: 12px; }
.vr h2 { margin: 0; padding: 12px; font-size: 16px; }
`

const data = JSON.parse(document.querySelector('#data')?.textContent ?? '{}') as Data
createRoot(document.querySelector('#review')!).render(<Report {...data} />)
