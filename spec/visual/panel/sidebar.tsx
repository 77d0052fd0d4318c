/** @jsxRuntime classic */
import React, { useSyncExternalStore, type ReactElement } from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { LOOK } from './look.ts'
import { go, summaryOf } from './panel.tsx'
import { changesIn, current, listen, lookAgain } from './state.ts'

/** The row at the foot of the sidebar: how much there is to review, and a new look at all of it. */
export function SidebarRow(): ReactElement {
  const state = useSyncExternalStore(listen, current)
  const api = useStorybookApi()
  const dark = useTheme().base === 'dark'
  const changes = changesIn(state)
  return (
    <div className={dark ? 'vr vr-dark' : 'vr'}>
      <style>{LOOK}</style>
      <div className="vr-bar vr-bare">
        <span>
          <strong>Visual</strong>
          <br />
          {summaryOf(state)}
        </span>
        {changes.length > 0 && <button onClick={() => go(api, 1)}>Review</button>}
        <button disabled={state.running} onClick={() => void lookAgain([])}>
          Look at all
        </button>
      </div>
    </div>
  )
}

/** The panel's name, with how many of the story's pictures are not as accepted. */
export function PanelTitle(): ReactElement {
  const state = useSyncExternalStore(listen, current)
  const { storyId } = useStorybookApi().getUrlState()
  const count = changesIn(state).filter(({ story }) => story === storyId).length
  return <>{count === 0 ? 'Visual' : `Visual (${count})`}</>
}
