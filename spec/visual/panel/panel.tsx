/** @jsxRuntime classic */
import React, { useState, useSyncExternalStore, type ReactElement } from 'react'
import { useStorybookApi, useStorybookState, type API } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import type { Shot } from '../results.ts'
import { rejectionOf } from '../rejection.ts'
import { Alike, Reject } from './alike.tsx'
import { LOOK } from './look.ts'
import type { View } from './pictures.tsx'
import { Reproach } from './reproach.tsx'
import { Review } from './review.tsx'
import {
  acceptChanges,
  changesIn,
  current,
  listen,
  lookAgain,
  pictureUrl,
  rejectChanges,
  type State,
} from './state.ts'

/** Baseline, new picture and difference of the story that is shown, and what to do about them. */
export function Panel(): ReactElement {
  const state = useSyncExternalStore(listen, current)
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const [variant, setVariant] = useState<string>()
  const [view, setView] = useState<View>('side by side')
  const dark = useTheme().base === 'dark'
  const changes = changesIn(state)
  const shots = state.results?.shots.filter(({ story }) => story === storyId) ?? []
  const own = changes.filter(({ story }) => story === storyId)
  const gone = changes.filter(({ state: is, story }) => is === 'removed' && !isListed(api, story))
  const busy = state.running
  return (
    <div className={dark ? 'vr vr-dark' : 'vr'}>
      <style>{LOOK}</style>
      <div className="vr-bar">
        <output>{summaryOf(state)}</output>
        <button className="vr-push" disabled={changes.length === 0} onClick={() => go(api, 1)}>
          Next change <kbd>Alt J</kbd>
        </button>
        <button disabled={busy} onClick={() => void lookAgain([{ story: storyId }])}>
          Look again
        </button>
        <button disabled={busy} onClick={() => void lookAgain([])}>
          Look at all
        </button>
        {own.length > 1 && (
          <button disabled={busy} onClick={() => void acceptChanges([{ story: storyId }])}>
            Accept all {own.length} of this story
          </button>
        )}
        <AcceptAll count={changes.length} disabled={busy} />
      </div>
      {gone.length > 0 && <Gone shots={gone} />}
      {shots.length === 0 ? (
        <p className="vr-note">No pictures of this story yet: “Look again” takes them.</p>
      ) : (
        <Review
          key={storyId}
          shots={shots}
          variant={variant}
          onVariant={setVariant}
          view={view}
          onView={setView}
          urlOf={pictureUrl}
          actions={(shot) => isAcceptable(shot) && <Decide shot={shot} state={state} />}
          notes={(shot) => <Notes shot={shot} state={state} />}
        />
      )}
    </div>
  )
}

/** To the story of the next change, or of the one before, round and round. */
export const go = (api: API, step: 1 | -1): void => {
  const changed = new Set(changesIn(current()).map(({ story }) => story))
  const isChanged = (story: string) => changed.has(story)
  // As the sidebar lists them; what is no more is not among them.
  const order = Object.keys(api.getIndex()?.entries ?? {})
  const here = Math.max(order.indexOf(api.getUrlState().storyId ?? ''), 0)
  const others = [...order.slice(here + 1), ...order.slice(0, here)]
  const next = step === 1 ? others.find(isChanged) : others.findLast(isChanged)
  if (next !== undefined) api.selectStory(next)
}

/** How much there is to look at, or what is going on. */
export const summaryOf = (state: State): string => {
  const { running, said, problem, results, stale } = state
  if (running) return said
  if (problem !== undefined) return problem
  if (results === undefined) return 'Nothing has been looked at yet'
  const changes = changesIn(state)
  const since = stale ? ', before the last edits' : ''
  if (changes.length === 0) return `Everything is as accepted${since}`
  const stories = new Set(changes.map(({ story }) => story)).size
  const pictures = changes.length === 1 ? '1 picture' : `${changes.length} pictures`
  return `${pictures} to review in ${stories === 1 ? '1 story' : `${stories} stories`}${since}`
}

const isListed = (api: API, story: string): boolean => api.getData(story) !== undefined

const isAcceptable = ({ state }: Shot) => state !== 'same' && state !== 'error'

interface OfShot {
  readonly shot: Shot
  readonly state: State
}

function Decide({ shot, state: { running, rejections } }: OfShot) {
  const { story, variant } = shot
  const rejected = rejectionOf(shot, rejections) !== undefined
  return (
    <>
      <button className="vr-main" disabled={running} onClick={() => void acceptChanges([shot])}>
        Accept {variant}
      </button>
      {rejected ? (
        <button disabled={running} onClick={() => void rejectChanges([shot], '')}>
          Take the rejection back
        </button>
      ) : (
        <Reject key={story} what={variant} shots={[{ story, variant }]} disabled={running} />
      )}
    </>
  )
}

function Notes({ shot, state: { rejections, results, running } }: OfShot) {
  const group = results?.groups.find(({ shots }) =>
    shots.some(({ story, variant }) => story === shot.story && variant === shot.variant),
  )
  return (
    <>
      <Reproach shot={shot} rejections={rejections} />
      {group && <Alike key={group.id} group={group} disabled={running} />}
    </>
  )
}

/** Asks once more: what is accepted here is not looked at one by one. */
function AcceptAll({ count, disabled }: { readonly count: number; readonly disabled: boolean }) {
  const [asking, setAsking] = useState(false)
  if (count === 0) return null
  const accept = () => {
    setAsking(!asking)
    if (asking) void acceptChanges([])
  }
  return (
    <button
      className={asking ? 'vr-main' : ''}
      disabled={disabled}
      onClick={accept}
      onBlur={() => setAsking(false)}
    >
      {asking ? `Once more to accept all ${count}` : 'Accept everything'}
    </button>
  )
}

/** Stories that are no more have no place in the sidebar. */
function Gone({ shots }: { readonly shots: readonly Shot[] }) {
  const stories = [...new Set(shots.map(({ story }) => story))]
  return (
    <div className="vr-bar">
      <span>No more: {stories.join(', ')}</span>
      <button onClick={() => void acceptChanges(stories.map((story) => ({ story })))}>
        Drop their pictures
      </button>
    </div>
  )
}
