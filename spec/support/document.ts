/**
 * Files of one worker share a document: each finds it as if it were the first. Listeners and timers
 * are not known here, who adds one takes it away.
 */
import { configure } from '@testing-library/dom'
import { afterAll, vi } from 'vitest'

// As long as Playwright waits: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

const { documentElement: root, head, body } = document
for (const name of root.getAttributeNames()) root.removeAttribute(name)
head.replaceChildren()
body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')

// A script that a part asked for and nobody waited for: without a document it would fail, and not in
// its own file alone.
afterAll(() => vi.dynamicImportSettled())
