/**
 * Adds the review to Storybook's dev server; a published book has nobody to ask for pictures.
 * @jsxRuntime classic
 */
import React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import {
  addons,
  experimental_getStatusStore,
  internal_universalStatusStore,
  types,
} from 'storybook/manager-api'
import type { Shot } from '../results.ts'
import { go, Panel } from './panel.tsx'
import { PanelTitle, SidebarRow } from './sidebar.tsx'
import { current, listen, refresh } from './state.ts'

const ID = 'opale-visual'
const PANEL = `${ID}/panel`

const register = (): void => {
  addons.register(ID, (api) => {
    addons.add(PANEL, {
      type: types.PANEL,
      title: PanelTitle,
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <Panel />
        </AddonPanel>
      ),
    })
    addons.add(`${ID}/row`, {
      type: types.experimental_TEST_PROVIDER,
      render: () => <SidebarRow />,
    })
    const statuses = experimental_getStatusStore(ID)
    statuses.onSelect(() => api.setSelectedPanel(PANEL))
    const mark = () => {
      statuses.unset()
      statuses.set(statusesOf(current().results?.shots ?? []))
    }
    // It hears from the server when it may be written to: what came before is marked then.
    void internal_universalStatusStore.untilReady().then(() => {
      mark()
      listen(mark)
    })
    void refresh()
    // Another window, or a terminal, may have changed something meanwhile.
    addEventListener('focus', () => void refresh())
    for (const [step, key, label] of [
      [1, 'J', 'Next visual change'],
      [-1, 'K', 'Previous visual change'],
    ] as const)
      void api.setAddonShortcut(ID, {
        label,
        defaultShortcut: ['alt', key],
        actionName: `visual ${key}`,
        action: () => {
          api.setSelectedPanel(PANEL)
          go(api, step)
        },
      })
  })
}

const statusesOf = (shots: readonly Shot[]) => {
  const byStory = new Map<string, Shot[]>()
  for (const shot of shots) byStory.set(shot.story, [...(byStory.get(shot.story) ?? []), shot])
  return [...byStory].map(([storyId, own]) => {
    const wrong = own.filter(({ state }) => state !== 'same')
    const failed = wrong.some(({ state }) => state === 'error')
    const bad = failed ? ('status-value:error' as const) : ('status-value:warning' as const)
    return {
      storyId,
      typeId: ID,
      value: wrong.length === 0 ? ('status-value:success' as const) : bad,
      title: 'Visual',
      description:
        wrong.length === 0
          ? 'As accepted'
          : `${wrong.length} of ${own.length} pictures are not as accepted`,
      sidebarContextMenu: false,
    }
  })
}

if ((globalThis as { readonly CONFIG_TYPE?: string }).CONFIG_TYPE === 'DEVELOPMENT') register()
