/** All the script a page runs before the application: under 2 KB, inlined in the head. */
import { keepEarlyInput } from '../early-input/keep.ts'
import { recordPageView } from '../ports/page-views.ts'
import { startBackground } from './background.ts'
import { markFirstVisit } from './first-visit.ts'
import { scrollToHash } from './hash-scroll.ts'
import { listen } from './listen.ts'
import { loadOnIntent } from './load-app.ts'
import { applyTheme } from './theme.ts'
import { loadTypeface } from './typeface.ts'

applyTheme()
const typeface = loadTypeface(markFirstVisit())
startBackground()
keepEarlyInput()
loadOnIntent(typeface)
recordPageView()
// The router leaves its mark on each entry that it makes: it scrolls there, and a reload stays where it was.
listen(['DOMContentLoaded', 'hashchange'], () => history.state ?? scrollToHash(location.hash))
