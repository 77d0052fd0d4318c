import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import * as engine from 'opale/engine'
import { useCompanion } from 'opale/companion'
import { BUTTON_VARIANTS, type ButtonProps } from 'opale/ui'
import { Page } from './page.js'

/** What a project writes that has types. */
const variant: ButtonProps['variant'] = BUTTON_VARIANTS[1]
const bound = (store: engine.Store<'B'>) => useCompanion(store).snapshot.pet.gameState.currentMood
Object.assign(globalThis, { engine, variant, bound })
createRoot(document.querySelector('#root')!).render(createElement(Page))
