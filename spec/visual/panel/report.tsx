/** @jsxRuntime classic */
import React, { useEffect, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { Rejection } from '../rejection.ts'
import type { Group, Results, Shot } from '../results.ts'
import { LOOK } from './look.ts'
import type { UrlOf, View } from './pictures.tsx'
import { Reproach } from './reproach.tsx'
import { Review } from './review.tsx'

interface Data extends Pick<Results, 'stories' | 'shots' | 'groups' | 'browser'> {
  /** How many pictures were looked at; those as accepted are not here. */
  readonly seen: number
  readonly rejections: readonly Rejection[]
  /** What a person types to accept. */
  readonly command: string
}

/** All that is not as accepted, one reason below the other; J and K go from one to the next. */
function Report(data: Data): ReactElement {
  const { shots, groups, seen, browser } = data
  const [view, setView] = useState<View>('side by side')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
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
          {shots.length} of {seen} pictures are not as accepted, for{' '}
          {groups.length === 1 ? '1 reason' : `${groups.length} reasons`}. Browser {browser}.{' '}
          <kbd>J</kbd> and <kbd>K</kbd> go to the next reason and the one before.
        </p>
        <ol>
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>{titleOf(group, data)}</a>
            </li>
          ))}
        </ol>
      </header>
      {groups.map((group) => (
        <OneReason key={group.id} group={group} data={data} view={view} onView={setView} />
      ))}
    </main>
  )
}

interface OneReasonProps {
  readonly group: Group
  readonly data: Data
  readonly view: View
  readonly onView: (view: View) => void
}

/** One of its stories at a time; what holds for one holds for the others. */
function OneReason({ group, data, view, onView }: OneReasonProps): ReactElement {
  const stories = [...new Set(group.shots.map(({ story }) => story))]
  const [story, setStory] = useState(stories[0]!)
  const [variant, setVariant] = useState<string>()
  const own = (shot: Shot) =>
    shot.story === story &&
    group.shots.some((one) => one.story === story && one.variant === shot.variant)
  return (
    <article id={group.id} tabIndex={-1}>
      <h2>{titleOf(group, data)}</h2>
      <div className="vr-bar">
        {stories.length > 1 && (
          <label>
            Story{' '}
            <select value={story} onChange={({ target }) => setStory(target.value)}>
              {stories.map((id) => (
                <option key={id} value={id}>
                  {nameOf(data.stories, id)}
                </option>
              ))}
            </select>
          </label>
        )}
        <code>
          {data.command} --accept --group {group.id}
        </code>
      </div>
      <Review
        key={story}
        shots={data.shots.filter(own)}
        view={view}
        onView={onView}
        variant={variant}
        onVariant={setVariant}
        urlOf={urlOf}
        notes={(shot) => <Reproach shot={shot} rejections={data.rejections} />}
      />
    </article>
  )
}

const titleOf = ({ says, shots }: Group, { stories }: Data): string => {
  const [first, ...others] = new Set(shots.map(({ story }) => story))
  const whose = others.length === 0 ? nameOf(stories, first!) : `${others.length + 1} stories`
  return `${says} · ${whose} · ${shots.length === 1 ? '1 picture' : `${shots.length} pictures`}`
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
.vr select { max-width: 100%; min-height: 32px; background: var(--vr-ground); color: inherit; font: inherit; }
`

const data = JSON.parse(document.querySelector('#data')?.textContent ?? '{}') as Data
createRoot(document.querySelector('#review')!).render(<Report {...data} />)
